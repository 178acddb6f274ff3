/// - Linux: works
///
/// Something that belongs to the thread or queue of its database.
public protocol ThreadConfined {
    /// The database; nil for what is in none.
    var realm: Realm? { get }
    /// Whether it was in a database and is there no longer.
    var isInvalidated: Bool { get }
    /// Whether it keeps its contents, and may be used on any thread.
    var isFrozen: Bool { get }
    /// Returns the same with contents that do not change, for any thread.
    func freeze() -> Self
    /// Returns the same of this thread for something that is frozen; nil if it has been deleted.
    func thaw() -> Self?
}
