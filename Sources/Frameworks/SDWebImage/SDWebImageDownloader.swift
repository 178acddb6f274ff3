import Foundation
import FoundationNetworking
import Synchronization

/// Downloads images, each address once for all who want it at a time. Can be used on any thread.
/// - Linux: works
public final class SDWebImageDownloader: NSObject, Sendable {
    /// The downloader that views use.
    public static let shared = SDWebImageDownloader(config: .default)

    /// The limits.
    public let config: SDWebImageDownloaderConfig
    private let queue: DownloadQueue
    private let headers = Mutex(["Accept": "image/*,*/*;q=0.8"])

    /// Makes a downloader with limits.
    public init(config: SDWebImageDownloaderConfig?) {
        self.config = config ?? .default
        queue = DownloadQueue(self.config)
    }

    deinit { queue.invalidate() }

    /// The configuration of the session.
    public var sessionConfiguration: URLSessionConfiguration { queue.sessionConfiguration }

    /// Whether no download begins.
    public var isSuspended: Bool {
        get { queue.isSuspended }
        set { queue.isSuspended = newValue }
    }

    /// The number of downloads that run or wait.
    public var currentDownloadCount: UInt { UInt(queue.count) }

    /// Sets a field of the requests that begin from now on; nil removes it.
    public func setValue(_ value: String?, forHTTPHeaderField field: String?) {
        guard let field else { return }
        headers.withLock { $0[field] = value }
    }

    /// Returns a field of the requests.
    public func value(forHTTPHeaderField field: String?) -> String? {
        field.flatMap { field in headers.withLock { $0[field] } }
    }

    /// Downloads an image.
    @discardableResult
    public func downloadImage(
        with url: URL?, completed completedBlock: SDWebImageDownloaderCompletedBlock? = nil
    ) -> SDWebImageDownloadToken? {
        downloadImage(with: url, options: [], context: nil, progress: nil, completed: completedBlock)
    }

    /// Downloads an image with options, and tells how much has arrived.
    @discardableResult
    public func downloadImage(
        with url: URL?, options: SDWebImageDownloaderOptions = [], progress: SDWebImageDownloaderProgressBlock?,
        completed completedBlock: SDWebImageDownloaderCompletedBlock? = nil
    ) -> SDWebImageDownloadToken? {
        downloadImage(with: url, options: options, context: nil, progress: progress, completed: completedBlock)
    }

    /// Downloads an image with options and the values of a context for its scale and size.
    @discardableResult
    public func downloadImage(
        with url: URL?, options: SDWebImageDownloaderOptions = [], context: SDWebImageContext?,
        progress: SDWebImageDownloaderProgressBlock?,
        completed completedBlock: SDWebImageDownloaderCompletedBlock? = nil
    ) -> SDWebImageDownloadToken? {
        guard let url else {
            if let completedBlock { MainThread.run { completedBlock(nil, nil, SDWebImageError(.invalidURL), true) } }
            return nil
        }
        let decoding = ImageDecoding(key: url.absoluteString, options: options.ofDecoding, context: context ?? [:])
        return download(url, options: options, decoding: decoding, progress: progress) { image, data, error in
            if let completedBlock { MainThread.run { completedBlock(image, data, error, true) } }
        }
    }

    /// Cancels all downloads.
    public func cancelAllDownloads() { queue.cancelAll() }

    /// Downloads an image; the completion is called on any thread.
    func download(
        _ url: URL, options: SDWebImageDownloaderOptions, decoding: ImageDecoding,
        progress: SDImageLoaderProgressBlock?, completion: @escaping DownloadQueue.Completion
    ) -> SDWebImageDownloadToken {
        var request = URLRequest(
            url: url,
            cachePolicy: options.contains(.useNSURLCache) ? .useProtocolCachePolicy : .reloadIgnoringLocalCacheData,
            timeoutInterval: config.downloadTimeout > 0 ? config.downloadTimeout : 15)
        request.httpShouldHandleCookies = options.contains(.handleCookies)
        for (field, value) in headers.withLock({ $0 }) { request.setValue(value, forHTTPHeaderField: field) }
        let token = SDWebImageDownloadToken(url, queue)
        let priority = options.contains(.highPriority) ? 1 : options.contains(.lowPriority) ? -1 : 0
        let client = DownloadQueue.Client(
            id: token.id, decoding: decoding, progress: progress, completion: completion)
        queue.add(client, for: url, priority: priority, request: request)
        return token
    }
}

/// The wish of one for a download.
/// - Linux: works
public final class SDWebImageDownloadToken: NSObject, SDWebImageOperation, Sendable {
    /// The address.
    public let url: URL?
    let id = UUID()
    private let queue: DownloadQueue

    fileprivate init(_ url: URL, _ queue: DownloadQueue) { (self.url, self.queue) = (url, queue) }

    /// Gives up the download, which goes on for others.
    public func cancel() {
        if let url { queue.cancel(id, of: url) }
    }
}
