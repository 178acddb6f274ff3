import Foundation

/// Is told the number of addresses that are done, and of those that there are.
/// - Linux: works
public typealias SDWebImagePrefetcherProgressBlock = @MainActor (UInt, UInt) -> Void

/// Is told the number of addresses that are done, and of those among them that failed.
/// - Linux: works
public typealias SDWebImagePrefetcherCompletionBlock = @MainActor (UInt, UInt) -> Void

/// Loads images into the caches before they are needed.
/// - Linux: works
@MainActor
public final class SDWebImagePrefetcher: NSObject {
    /// The prefetcher of the shared manager.
    public static let shared = SDWebImagePrefetcher(imageManager: .shared)

    /// The manager that loads.
    public let manager: SDWebImageManager
    /// The number of loads of one call at a time; 3.
    public var maxConcurrentPrefetchCount: UInt = 3
    /// The options of the loads; `.lowPriority`.
    public var options: SDWebImageOptions = .lowPriority
    /// The context of the loads.
    public var context: SDWebImageContext?
    private var tokens: [ObjectIdentifier: SDWebImagePrefetchToken] = [:]

    /// Makes a prefetcher for a manager.
    public init(imageManager manager: SDWebImageManager) { self.manager = manager }

    /// Loads images.
    @discardableResult
    public func prefetchURLs(_ urls: [URL]?) -> SDWebImagePrefetchToken? {
        prefetchURLs(urls, progress: nil, completed: nil)
    }

    /// Loads images, and tells when they are there.
    @discardableResult
    public func prefetchURLs(
        _ urls: [URL]?, progress progressBlock: SDWebImagePrefetcherProgressBlock?,
        completed completionBlock: SDWebImagePrefetcherCompletionBlock? = nil
    ) -> SDWebImagePrefetchToken? {
        guard let urls, !urls.isEmpty else {
            completionBlock?(0, 0)
            return nil
        }
        let token = SDWebImagePrefetchToken(urls, self, progressBlock, completionBlock)
        tokens[ObjectIdentifier(token)] = token
        token.startNext()
        return token
    }

    /// Cancels all loads.
    public func cancelPrefetching() {
        for token in Array(tokens.values) { token.cancel() }
    }

    func forget(_ token: SDWebImagePrefetchToken) { tokens[ObjectIdentifier(token)] = nil }
}

/// The loads of one call.
/// - Linux: works
@MainActor
public final class SDWebImagePrefetchToken: NSObject {
    /// The addresses.
    public let urls: [URL]?
    private let count: UInt
    private var waiting: [URL]
    private var running: [Int: SDWebImageCombinedOperation] = [:]
    private var started = 0
    private var finished: UInt = 0
    private var skipped: UInt = 0
    private var isStarting = false
    private var isCancelled = false
    private let prefetcher: SDWebImagePrefetcher
    private let progress: SDWebImagePrefetcherProgressBlock?
    private var completion: SDWebImagePrefetcherCompletionBlock?

    fileprivate init(
        _ urls: [URL], _ prefetcher: SDWebImagePrefetcher, _ progress: SDWebImagePrefetcherProgressBlock?,
        _ completion: SDWebImagePrefetcherCompletionBlock?
    ) {
        self.urls = urls
        count = UInt(urls.count)
        waiting = urls
        (self.prefetcher, self.progress, self.completion) = (prefetcher, progress, completion)
    }

    /// Cancels the loads that have not ended.
    public func cancel() {
        isCancelled = true
        let operations = Array(running.values)
        (waiting, running, completion) = ([], [:], nil)
        prefetcher.forget(self)
        for operation in operations { operation.cancel() }
    }

    /// Begins loads until as many run as may. One that ends at once, from memory, begins no others itself.
    fileprivate func startNext() {
        guard !isStarting else { return }
        isStarting = true
        defer { isStarting = false }
        while running.count < max(1, Int(prefetcher.maxConcurrentPrefetchCount)), !waiting.isEmpty {
            let url = waiting.removeFirst()
            let number = started
            started += 1
            var hasEnded = false
            let operation = prefetcher.manager.loadImage(
                with: url, options: prefetcher.options, context: prefetcher.context, progress: nil
            ) { image, _, _, _, _, _ in
                guard !hasEnded, !self.isCancelled else { return }
                hasEnded = true
                self.end(number, isSkipped: image == nil)
            }
            if !hasEnded { running[number] = operation }
        }
    }

    private func end(_ number: Int, isSkipped: Bool) {
        running[number] = nil
        finished += 1
        if isSkipped { skipped += 1 }
        progress?(finished, count)
        if finished == count {
            prefetcher.forget(self)
            let completion = completion
            self.completion = nil
            completion?(finished, skipped)
        } else {
            startNext()
        }
    }
}
