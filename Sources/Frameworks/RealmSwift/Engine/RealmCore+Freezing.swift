extension RealmCore {
    /// A database that keeps the contents of now, for any thread.
    func frozen() -> RealmCore {
        check()
        if isFrozen { return self }
        if isInTransaction {
            RealmExceptions.raise("Cannot freeze a Realm in the same write transaction as a change")
        }
        let core = RealmCore(store, configuration, confinement, frozen: snapshot)
        core.classes = classes
        return core
    }

    /// The database of this thread for a frozen one; itself for any other.
    func thawed() -> RealmCore? {
        guard isFrozen else { return self }
        guard let known = ThreadRealms.get(store.name), known.confinement.isCurrent else {
            let core = RealmCore(store, configuration, Confinement(queue: nil))
            core.classes = classes
            ThreadRealms.set(core, store.name)
            return core
        }
        return known
    }

    /// Shows the last version without telling anyone yet.
    func refreshForReference() {
        guard !isFrozen, !isInTransaction, store.current.version != snapshot.version else { return }
        show(store.current)
        signal.fire()
    }

    /// What is known of a class by its name, with objects that have their properties by name.
    func dynamicInfo(named name: String) -> ClassInfo {
        ClassInfo(
            dynamic: snapshot.description(of: name) ?? classes[name]?.stored
                ?? StoredClass(name: name, fullName: name, isEmbedded: false, primaryKey: nil, properties: []))
    }
}
