internal import Synchronization

/// The stores of this process by name.
///
/// The contents of a file stay in memory when nobody uses them: much code opens the database in each function.
enum OpenStores {
    private struct Entry: Sendable {
        weak let store: Store?
        /// The store of a file.
        let kept: Store?
    }

    private static let entries = Mutex<[String: Entry]>([:])

    static func find(_ name: String) -> Store? { entries.withLock { $0[name]?.store } }

    static func add(_ store: Store) {
        let entry = Entry(store: store, kept: store.file != nil && !store.isReadOnly ? store : nil)
        entries.withLock { $0[store.name] = entry }
    }

    static func remove(_ name: String) {
        // A store that nobody uses closes its file now, outside of the lock.
        let removed = entries.withLock { $0.removeValue(forKey: name) }
        withExtendedLifetime(removed) {}
    }
}
