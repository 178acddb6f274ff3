import Foundation
import Synchronization

/// Loads images from the caches, or downloads and stores them. Can be used on any thread.
/// - Linux: works
public final class SDWebImageManager: NSObject, Sendable {
    /// The manager that views use.
    public static let shared = SDWebImageManager(cache: .shared, loader: .shared)

    /// The caches.
    public let imageCache: SDImageCache
    /// The downloader.
    public let imageLoader: SDWebImageDownloader
    private let failures = Mutex<Set<URL>>([])
    private let running = Mutex<[UUID: SDWebImageCombinedOperation]>([:])

    /// Makes a manager with a cache and a downloader.
    public init(cache: SDImageCache, loader: SDWebImageDownloader) {
        imageCache = cache
        imageLoader = loader
    }

    /// Whether a load has not ended.
    public var isRunning: Bool { running.withLock { !$0.isEmpty } }

    /// Loads an image.
    @discardableResult
    public func loadImage(
        with url: URL?, options: SDWebImageOptions = [], progress progressBlock: SDImageLoaderProgressBlock?,
        completed completedBlock: @escaping SDInternalCompletionBlock
    ) -> SDWebImageCombinedOperation? {
        loadImage(with: url, options: options, context: nil, progress: progressBlock, completed: completedBlock)
    }

    /// Loads an image. One that is in memory completes before this function returns, if it is called on the main
    /// thread.
    @discardableResult
    public func loadImage(
        with url: URL?, options: SDWebImageOptions = [], context: SDWebImageContext?,
        progress progressBlock: SDImageLoaderProgressBlock?,
        completed completedBlock: @escaping SDInternalCompletionBlock
    ) -> SDWebImageCombinedOperation? {
        let id = UUID()
        let operation = SDWebImageCombinedOperation(url, completedBlock) { [weak self] in
            self?.running.withLock { _ = $0.removeValue(forKey: id) }
        }
        guard let url, !url.absoluteString.isEmpty else {
            operation.deliver(nil, nil, SDWebImageError(.invalidURL), from: .none)
            return operation
        }
        if !options.contains(.retryFailed), failures.withLock({ $0.contains(url) }) {
            operation.deliver(nil, nil, SDWebImageError(.blackListed), from: .none)
            return operation
        }
        running.withLock { $0[id] = operation }
        ImageLoad(self, operation, url, options, context ?? [:], progressBlock).start()
        return operation
    }

    /// Cancels all loads.
    public func cancelAll() {
        for operation in running.withLock({ Array($0.values) }) { operation.cancel() }
    }

    /// Has an address be tried again that has failed.
    public func removeFailedURL(_ url: URL) { failures.withLock { _ = $0.remove(url) } }

    /// Has all addresses be tried again that have failed.
    public func removeAllFailedURLs() { failures.withLock { $0.removeAll() } }

    /// Returns the key of an address in the caches.
    public func cacheKey(for url: URL?) -> String? { url?.absoluteString }

    /// Returns the key of an image in memory, whose context may give it another size than its file has.
    public func cacheKey(for url: URL?, context: SDWebImageContext?) -> String? {
        cacheKey(for: url).map { $0 + ImageDecoding(key: $0, context: context ?? [:]).keySuffix }
    }

    func noteFailure(of url: URL) { failures.withLock { _ = $0.insert(url) } }
}
