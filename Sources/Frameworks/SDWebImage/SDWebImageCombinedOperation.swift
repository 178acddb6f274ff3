import Foundation
import Synchronization

/// A load: first from the caches, then from its address.
/// - Linux: works
public final class SDWebImageCombinedOperation: NSObject, SDWebImageOperation, Sendable {
    private struct State {
        var isCancelled = false
        var completion: SDInternalCompletionBlock?
        var token: SDWebImageDownloadToken?
        var whenEnded: (@Sendable () -> Void)?
    }

    private let url: URL?
    private let state: Mutex<State>

    init(_ url: URL?, _ completion: @escaping SDInternalCompletionBlock, whenEnded: @escaping @Sendable () -> Void) {
        self.url = url
        state = Mutex(State(completion: completion, whenEnded: whenEnded))
    }

    /// Whether the load was cancelled before it ended.
    public var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Ends the load. Its completion block gets an error; at once if this is the main thread.
    public func cancel() {
        let ended = state.withLock { state -> State? in
            guard !state.isCancelled, state.completion != nil else { return nil }
            defer { state = State(isCancelled: true) }
            return state
        }
        guard let ended else { return }
        ended.token?.cancel()
        ended.whenEnded?()
        guard let completion = ended.completion else { return }
        MainThread.run { [url] in completion(nil, nil, SDWebImageError(.cancelled), .none, true, url) }
    }

    /// Keeps a download for as long as the load runs.
    func add(_ token: SDWebImageDownloadToken) {
        let isCancelled = state.withLock { state in
            if !state.isCancelled { state.token = token }
            return state.isCancelled
        }
        if isCancelled { token.cancel() }
    }

    /// Ends the load without a further call of the completion block.
    func end() {
        let whenEnded = state.withLock { state in
            defer { (state.completion, state.token, state.whenEnded) = (nil, nil, nil) }
            return state.whenEnded
        }
        whenEnded?()
    }

    /// Gives an image or an error to the completion block, on the main thread, unless the load was cancelled before.
    ///
    /// - Parameter isLast: whether nothing comes after it.
    func deliver(
        _ image: UIImage?, _ data: Data?, _ error: (any Error)?, from type: SDImageCacheType, isLast: Bool = true
    ) {
        MainThread.run { [self] in
            let ended = state.withLock { state in
                defer { if isLast { (state.completion, state.token, state.whenEnded) = (nil, nil, nil) } }
                return state
            }
            if isLast { ended.whenEnded?() }
            ended.completion?(image, data, error, type, true, url)
        }
    }
}
