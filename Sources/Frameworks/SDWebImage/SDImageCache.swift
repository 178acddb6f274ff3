import Foundation

/// Images in memory, and their files in the caches folder. Can be used on any thread.
// Sound: NSCache can be used on any thread, and all else is constant.
/// - Linux: works
public final class SDImageCache: NSObject, @unchecked Sendable {
    /// The cache that views use.
    public static let shared = SDImageCache(namespace: "default")

    /// The limits.
    public let config: SDImageCacheConfig
    let folder: ImageFolder
    /// The queue of the files.
    let files = DispatchQueue(label: "SDImageCache")
    private let memory = NSCache<NSString, UIImage>()
    private var observers: [any NSObjectProtocol] = []

    /// Makes a cache whose files are in a folder of this name.
    public convenience init(namespace: String) { self.init(namespace: namespace, diskCacheDirectory: nil) }

    /// Makes a cache whose files are in a folder of this name in a folder; nil for the caches folder.
    public convenience init(namespace: String, diskCacheDirectory directory: String?) {
        self.init(namespace: namespace, diskCacheDirectory: directory, config: .default)
    }

    /// Makes a cache with limits.
    public init(namespace: String, diskCacheDirectory directory: String?, config: SDImageCacheConfig?) {
        let caches = URL.cachesDirectory.appending(path: "com.hackemist.SDImageCache")
        let place = directory.map { URL(filePath: $0) } ?? caches
        folder = ImageFolder(path: place.appending(path: namespace).path)
        self.config = config ?? .default
        super.init()
        observe(UIApplication.didReceiveMemoryWarningNotification) { $0.clearMemory() }
        observe(UIApplication.willTerminateNotification) { cache in cache.files.sync { cache.removeExpiredFiles() } }
        observe(UIApplication.didEnterBackgroundNotification) { cache in
            if cache.config.shouldRemoveExpiredDataWhenEnterBackground { cache.deleteOldFiles(completionBlock: nil) }
        }
    }

    deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    private func observe(_ name: Notification.Name, _ action: @escaping @Sendable (SDImageCache) -> Void) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                if let self { action(self) }
            })
    }

    /// The folder of the files.
    public var diskCachePath: String { folder.path }

    /// Returns the path of the file of a key.
    public func cachePath(forKey key: String?) -> String? { key.map { folder.file(for: $0).path } }

    // MARK: Memory

    /// Returns an image in memory.
    public func imageFromMemoryCache(forKey key: String?) -> UIImage? {
        key.flatMap { memory.object(forKey: $0 as NSString) }
    }

    /// Stores an image in memory.
    public func storeImage(toMemory image: UIImage?, forKey key: String?) {
        guard let image, let key, config.shouldCacheImagesInMemory else { return }
        memory.totalCostLimit = Int(clamping: config.maxMemoryCost)
        memory.countLimit = Int(clamping: config.maxMemoryCount)
        let pixels = image.size.width * image.size.height * image.scale * image.scale
        memory.setObject(image, forKey: key as NSString, cost: Int(pixels) * 4 * max(1, image.images?.count ?? 1))
    }

    /// Removes an image from the memory.
    public func removeImageFromMemory(forKey key: String?) {
        if let key { memory.removeObject(forKey: key as NSString) }
    }

    /// Removes all images from the memory.
    public func clearMemory() { memory.removeAllObjects() }

    // MARK: Both

    /// Returns an image in memory, or the one of the file.
    public func imageFromCache(forKey key: String?) -> UIImage? {
        imageFromMemoryCache(forKey: key) ?? imageFromDiskCache(forKey: key)
    }

    /// Stores an image, in memory and as a file.
    public func store(_ image: UIImage?, forKey key: String?, completion: SDWebImageNoParamsBlock? = nil) {
        store(image, imageData: nil, forKey: key, toDisk: true, completion: completion)
    }

    /// Stores an image in memory, and as a file if asked to.
    public func store(
        _ image: UIImage?, forKey key: String?, toDisk: Bool, completion: SDWebImageNoParamsBlock? = nil
    ) {
        store(image, imageData: nil, forKey: key, toDisk: toDisk, completion: completion)
    }

    /// Stores an image, and its data as a file; without data as a PNG file.
    public func store(
        _ image: UIImage?, imageData: Data?, forKey key: String?, toDisk: Bool,
        completion: SDWebImageNoParamsBlock? = nil
    ) {
        storeImage(toMemory: image, forKey: key)
        guard toDisk, let key, image != nil || imageData != nil else {
            Self.call(completion)
            return
        }
        files.async { [folder] in
            if let data = imageData ?? image?.pngData() { folder.write(data, for: key) }
            Self.call(completion)
        }
    }

    /// Removes an image from the memory and the disk.
    public func removeImage(forKey key: String?, withCompletion completion: SDWebImageNoParamsBlock? = nil) {
        removeImage(forKey: key, fromDisk: true, withCompletion: completion)
    }

    /// Removes an image from the memory, and from the disk if asked to.
    public func removeImage(
        forKey key: String?, fromDisk: Bool, withCompletion completion: SDWebImageNoParamsBlock? = nil
    ) {
        removeImageFromMemory(forKey: key)
        files.async { [folder] in
            if fromDisk, let key { folder.remove(key) }
            Self.call(completion)
        }
    }

    func removeExpiredFiles() {
        let age = config.maxDiskAge
        folder.removeExpired(before: age < 0 ? nil : Date(timeIntervalSinceNow: -age), maxSize: config.maxDiskSize)
    }

    static func call(_ completion: SDWebImageNoParamsBlock?) {
        if let completion { MainThread.run { completion() } }
    }
}
