/// Where an image comes from, or which caches are meant.
/// - Linux: works
public enum SDImageCacheType: Int, Sendable {
    /// The image was loaded from its address; no cache.
    case none = 0
    /// The files on disk.
    case disk = 1
    /// The images in memory.
    case memory = 2
    /// Both caches.
    case all = 3

    var includesMemory: Bool { self == .memory || self == .all }

    var includesDisk: Bool { self == .disk || self == .all }
}
