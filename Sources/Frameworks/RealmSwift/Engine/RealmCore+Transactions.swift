import Foundation

extension RealmCore {
    var isInTransaction: Bool { transaction != nil }

    /// Waits for the transactions of others, shows what they have changed, and begins one. Observers are told of the
    /// changes of others together with those of the transaction.
    func beginTransaction() {
        check()
        guard !isFrozen else {
            return RealmExceptions.raise("Can't perform transactions on a frozen Realm")
        }
        guard !store.isReadOnly else {
            return RealmExceptions.raise("Can't perform transactions on read-only Realms.")
        }
        guard transaction == nil else {
            return RealmExceptions.raise("The Realm is already in a write transaction")
        }
        let current = store.beginWriting()
        if current.version != snapshot.version { show(current) }
        transaction = Transaction(id: current.version + 1, before: current)
    }

    /// Writes the changes. An error leaves the transaction open.
    func commitTransaction(silencing tokens: [NotificationToken] = []) throws {
        check()
        guard let open = transaction else {
            return RealmExceptions.raise("Can't commit a non-existing write transaction")
        }
        var committed = snapshot
        committed.version = open.id
        try store.commit(committed, open.changes)
        transaction = nil
        show(committed)
        for observer in observers where tokens.contains(where: { $0 === observer.token }) {
            observer.skipChanges(in: self)
        }
        tellDatabaseObservers(.didChange)
    }

    /// Goes back to what was there before the transaction; objects that it has added are gone.
    func cancelTransaction() {
        check()
        guard let open = transaction else {
            return RealmExceptions.raise("Can't cancel a non-existing write transaction")
        }
        transaction = nil
        show(open.before)
        store.endWriting()
        // Observers may not have been told yet of what others had changed before.
        signal.fire()
    }

    /// Shows the last version. Returns whether there was a newer one.
    func refresh() -> Bool {
        check()
        guard transaction == nil, !isFrozen else { return false }
        let isNew = advance()
        deliverToObservers()
        return isNew
    }

    private func advance() -> Bool {
        let current = store.current
        guard current.version != snapshot.version else { return false }
        show(current)
        tellDatabaseObservers(.didChange)
        return true
    }

    /// Called in a turn of the run loop after a commit of this database or another one.
    func deliverChanges() {
        guard !isInvalidated, transaction == nil else { return }
        if autorefresh {
            _ = advance()
        } else if store.current.version != snapshot.version {
            tellDatabaseObservers(.refreshRequired)
        }
        deliverToObservers()
    }
}
