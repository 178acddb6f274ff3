import Foundation

/// The way of an image from the memory, the disk or its address.
struct ImageLoad: Sendable {
    private let operation: SDWebImageCombinedOperation
    private let manager: SDWebImageManager
    private let url: URL
    private let options: SDWebImageOptions
    private let progress: SDImageLoaderProgressBlock?
    private let decoding: ImageDecoding
    private let queried: SDImageCacheType
    private let stored: SDImageCacheType
    /// The key of the file.
    private let key: String

    private var cache: SDImageCache { manager.imageCache }
    private var memoryKey: String { key + decoding.keySuffix }

    init(
        _ manager: SDWebImageManager, _ operation: SDWebImageCombinedOperation, _ url: URL,
        _ options: SDWebImageOptions, _ context: SDWebImageContext, _ progress: SDImageLoaderProgressBlock?
    ) {
        (self.manager, self.operation, self.url) = (manager, operation, url)
        (self.options, self.progress) = (options, progress)
        key = url.absoluteString
        decoding = ImageDecoding(key: key, options: options, context: context)
        queried = options.contains(.fromLoaderOnly) ? .none : context.cacheType(.queryCacheType)
        stored = context.cacheType(.storeCacheType)
    }

    func start() {
        if queried.includesMemory, let image = cache.imageFromMemoryCache(forKey: memoryKey) {
            use(image, nil, from: .memory)
        } else if !queried.includesDisk {
            download()
        } else if options.contains(.queryDiskDataSync) {
            readFile(cache.diskImageData(forKey: key))
        } else {
            cache.files.async {
                guard !operation.isCancelled else { return }
                let data = cache.folder.data(for: key)
                // Decoded on another queue, so that other files can be read.
                DispatchQueue.global(qos: .userInitiated).async { readFile(data) }
            }
        }
    }

    private func readFile(_ data: Data?) {
        guard !operation.isCancelled else { return }
        guard let data, let image = decoding.image(from: data) else {
            download()
            return
        }
        cache.storeImage(toMemory: image, forKey: memoryKey)
        use(image, data, from: .disk)
    }

    private func use(_ image: UIImage, _ data: Data?, from type: SDImageCacheType) {
        let isRefreshed = options.contains(.refreshCached) && !options.contains(.fromCacheOnly)
        operation.deliver(image, data, nil, from: type, isLast: !isRefreshed)
        if isRefreshed { download(isRefresh: true) }
    }

    private func download(isRefresh: Bool = false) {
        guard !options.contains(.fromCacheOnly) else {
            operation.deliver(nil, nil, nil, from: .none)
            return
        }
        guard !operation.isCancelled else { return }
        let token = manager.imageLoader.download(
            url, options: SDWebImageDownloaderOptions(options), decoding: decoding, progress: progress
        ) { downloaded, downloadedData, error in
            finish(downloaded, downloadedData, error, isRefresh: isRefresh)
        }
        operation.add(token)
    }

    private func finish(_ image: UIImage?, _ data: Data?, _ error: (any Error)?, isRefresh: Bool) {
        guard let image else {
            let error = error ?? SDWebImageError(.badImageData)
            let isUnchanged = (error as? SDWebImageError)?.code == .cacheNotModified
            if SDWebImageError.isPermanent(error), !isUnchanged { manager.noteFailure(of: url) }
            if isRefresh, isUnchanged { operation.end() } else { operation.deliver(nil, nil, error, from: .none) }
            return
        }
        manager.removeFailedURL(url)
        if stored.includesMemory { cache.storeImage(toMemory: image, forKey: memoryKey) }
        guard stored.includesDisk, let data else {
            operation.deliver(image, data, nil, from: .none)
            return
        }
        let waits = options.contains(.waitStoreCache)
        cache.files.async {
            cache.folder.write(data, for: key)
            if waits { operation.deliver(image, data, nil, from: .none) }
        }
        if !waits { operation.deliver(image, data, nil, from: .none) }
    }
}
