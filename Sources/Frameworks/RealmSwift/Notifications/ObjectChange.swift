/// - Linux: works
///
/// A changed property of an object.
public struct PropertyChange {
    public let name: String
    /// The value before; nil for null, and for collections.
    public let oldValue: Any?
    /// The value now; nil for null, and for collections.
    public let newValue: Any?
}

/// - Linux: works
///
/// What has happened to an observed object.
public enum ObjectChange<T> {
    /// Never sent.
    case error(any Error)
    case change(T, [PropertyChange])
    /// The object is deleted; nothing more is sent.
    case deleted
}

/// - Linux: works
///
/// What has happened to an observed collection.
public enum RealmCollectionChange<CollectionType> {
    /// Sent once, soon after the observation has begun.
    case initial(CollectionType)
    /// Deletions and modifications are indices before the change, insertions are indices after it.
    case update(CollectionType, deletions: [Int], insertions: [Int], modifications: [Int])
    /// Never sent.
    case error(any Error)
}
