import Foundation
import Synchronization

/// The limits of a cache.
/// - Linux: works
public final class SDImageCacheConfig: NSObject, Sendable {
    private struct Values {
        var keepsInMemory = true
        var removesInBackground = true
        var maxDiskAge: TimeInterval = 7 * 24 * 60 * 60
        var maxDiskSize: UInt = 0
        var maxMemoryCost: UInt = 0
        var maxMemoryCount: UInt = 0
    }

    private let values = Mutex(Values())

    /// The limits of new caches.
    public static let `default` = SDImageCacheConfig()

    /// Whether images are kept in memory; true.
    public var shouldCacheImagesInMemory: Bool {
        get { values.withLock { $0.keepsInMemory } }
        set { values.withLock { $0.keepsInMemory = newValue } }
    }

    /// Whether expired files are removed when the program goes to the background; true.
    public var shouldRemoveExpiredDataWhenEnterBackground: Bool {
        get { values.withLock { $0.removesInBackground } }
        set { values.withLock { $0.removesInBackground = newValue } }
    }

    /// The seconds after which a file is removed; a week. Negative for never.
    public var maxDiskAge: TimeInterval {
        get { values.withLock { $0.maxDiskAge } }
        set { values.withLock { $0.maxDiskAge = newValue } }
    }

    /// The bytes that files may take; 0 for any number.
    public var maxDiskSize: UInt {
        get { values.withLock { $0.maxDiskSize } }
        set { values.withLock { $0.maxDiskSize = newValue } }
    }

    /// The bytes that images may take in memory; 0 for any number.
    public var maxMemoryCost: UInt {
        get { values.withLock { $0.maxMemoryCost } }
        set { values.withLock { $0.maxMemoryCost = newValue } }
    }

    /// The number of images in memory; 0 for any number.
    public var maxMemoryCount: UInt {
        get { values.withLock { $0.maxMemoryCount } }
        set { values.withLock { $0.maxMemoryCount = newValue } }
    }
}
