import Foundation

/// A database as one thread or queue sees it: a version of the contents, the open transaction, and the observers.
final class RealmCore {
    let store: Store
    let configuration: Realm.Configuration
    let confinement: Confinement
    let isFrozen: Bool

    private(set) var snapshot: Snapshot
    /// Grows with each change of the snapshot, so that results know whether what they remember is still true.
    private(set) var changeCount = 0
    var transaction: Transaction?
    var autorefresh = true
    /// Set by `Realm.invalidate()`: the objects of this database are gone.
    private(set) var isInvalidated = false

    /// The classes that are in use, by name. A frozen database is used on several threads.
    var classes: [String: ClassInfo] {
        get { classLock.withLock { knownClasses } }
        set { classLock.withLock { knownClasses = newValue } }
    }

    private let classLock = NSLock()
    private var knownClasses: [String: ClassInfo] = [:]
    var observers: [any CoreObserver] = []
    var isDelivering = false
    let signal: RefreshSignal

    struct Transaction {
        let id: UInt64
        let before: Snapshot
        var changes = ChangeLog()
    }

    /// - Parameter frozen: the version that the database keeps; nil for one that follows the store.
    init(_ store: Store, _ configuration: Realm.Configuration, _ confinement: Confinement, frozen: Snapshot? = nil) {
        self.store = store
        self.configuration = configuration
        self.confinement = confinement
        isFrozen = frozen != nil
        snapshot = frozen ?? store.current
        signal = RefreshSignal(confinement)
        signal.core = self
        if !isFrozen { store.register(signal) }
    }

    deinit {
        if transaction != nil { store.endWriting() }
        if !isFrozen { store.unregister(signal) }
    }

    /// Raises an exception on a wrong thread.
    func check() {
        if !isFrozen, !confinement.isCurrent { RealmExceptions.raise("Realm accessed from incorrect thread.") }
    }

    // MARK: Reading

    func row(_ link: _RealmLink) -> Row? { isInvalidated ? nil : snapshot.row(link) }

    /// Returns a value of an object. An object that is gone raises an exception.
    func cell(_ link: _RealmLink, _ column: Int) -> _RealmCell {
        check()
        guard let row = row(link) else {
            RealmExceptions.raiseInvalidated()
            return .null
        }
        return row.cells.indices.contains(column) ? row.cells[column] : .null
    }

    // MARK: Changing

    func show(_ snapshot: Snapshot) {
        self.snapshot = snapshot
        changeCount += 1
    }

    func invalidate() {
        isInvalidated = true
        observers = []
        changeCount += 1
    }

    /// Changes the snapshot within the transaction.
    func edit<Result>(_ body: (inout Snapshot) -> Result) -> Result {
        changeCount += 1
        return body(&snapshot)
    }

    /// Returns whether objects may be changed now, and raises an exception if not.
    func requireTransaction() -> Bool {
        check()
        if transaction != nil { return true }
        isFrozen
            ? RealmExceptions.raise("Attempting to modify a frozen object - call thaw on the Object instance first.")
            : RealmExceptions.raiseOutsideTransaction()
        return false
    }

    func set(_ cell: _RealmCell, _ link: _RealmLink, _ column: Int) { change(link, column) { $0 = cell } }

    /// Changes a value of an object in its place.
    func change(_ link: _RealmLink, _ column: Int, _ body: (inout _RealmCell) -> Void) {
        guard requireTransaction() else { return }
        guard let row = row(link) else { return RealmExceptions.raiseInvalidated() }
        let parts = ownsParts(link.className, column) ? row.cells[column].links : []
        let own = ownRow(row, link)
        body(&own.cells[column])
        changeCount += 1
        transaction?.changes.note(link)
        if !parts.isEmpty { delete(Set(parts).subtracting(own.cells[column].links)) }
    }

    /// Returns the row of an object that the transaction may change.
    private func ownRow(_ row: Row, _ link: _RealmLink) -> Row {
        guard let id = transaction?.id, row.transaction != id else { return row }
        let copy = Row(row.cells, id)
        snapshot.tables[link.className]?.replace(link.key, copy)
        return copy
    }

    /// Whether a property refers to embedded objects, which are gone when it does not refer to them any more.
    private func ownsParts(_ className: String, _ column: Int) -> Bool {
        guard let property = snapshot.tables[className]?.description.properties[column],
            let objectClass = property.objectClass
        else { return false }
        return snapshot.tables[objectClass]?.description.isEmbedded ?? false
    }
}
