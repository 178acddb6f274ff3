/// The size of a cache that is never emptied.
public let FirestoreCacheSizeUnlimited: Int64 = -1

/// - Linux: no effect
///
/// Where the database is and how much of it is kept. Only the queue has an effect.
open class FirestoreSettings: NSObject, NSCopying {
    open var host = "firestore.googleapis.com"
    open var isSSLEnabled = true
    /// - Linux: works
    open var dispatchQueue = DispatchQueue.main
    open var isPersistenceEnabled = true
    /// In bytes.
    open var cacheSizeBytes: Int64 = 100 * 1024 * 1024
    /// Of versions before 7.
    open var areTimestampsInSnapshotsEnabled = true
    open var cacheSettings: any LocalCacheSettings = PersistentCacheSettings()

    public override init() {}

    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    func duplicate() -> FirestoreSettings {
        let copy = FirestoreSettings()
        copy.host = host
        copy.isSSLEnabled = isSSLEnabled
        copy.dispatchQueue = dispatchQueue
        copy.isPersistenceEnabled = isPersistenceEnabled
        copy.cacheSizeBytes = cacheSizeBytes
        copy.areTimestampsInSnapshotsEnabled = areTimestampsInSnapshotsEnabled
        copy.cacheSettings = cacheSettings
        return copy
    }
}

/// - Linux: no effect
public protocol LocalCacheSettings {}

/// - Linux: no effect
public protocol MemoryGarbageCollectorSettings {}

/// - Linux: no effect
public final class PersistentCacheSettings: NSObject, LocalCacheSettings {
    public override init() {}

    public init(sizeBytes size: NSNumber) {}
}

/// - Linux: no effect
public final class MemoryCacheSettings: NSObject, LocalCacheSettings {
    public override init() {}

    public init(garbageCollectorSettings settings: any MemoryGarbageCollectorSettings) {}
}

/// - Linux: no effect
public final class MemoryEagerGCSetting: NSObject, MemoryGarbageCollectorSettings {
    public override init() {}
}

/// - Linux: no effect
public final class MemoryLRUGCSettings: NSObject, MemoryGarbageCollectorSettings {
    public override init() {}

    public init(sizeBytes size: NSNumber) {}
}
