import Foundation
import Synchronization

/// One load of an item provider: calls its completion handler once, whoever finishes first, the load handler or whoever
/// cancels.
final class ItemLoad<Value: Sendable>: Sendable {
    enum Start {
        /// - Parameter progress: of the load handler.
        case started(_ progress: Progress?)
        case missing
    }

    let progress = Progress(totalUnitCount: 100)
    private let completion: Mutex<(@Sendable (Value?, (any Error)?) -> Void)?>
    private let typeIdentifier = Mutex("")
    /// The loads of the provider, of which this is one.
    private let loads: OpenLoads?
    /// The progress of the load handler, which is all of the load's.
    private let handlers = Mutex((isFinished: false, progress: Progress?.none))

    /// - Parameter loads: note this load until its completion handler has returned.
    init(in loads: OpenLoads? = nil, _ completion: @escaping @Sendable (Value?, (any Error)?) -> Void) {
        self.completion = Mutex(completion)
        self.loads = loads
        loads?.begin()
    }

    deinit {
        // A load handler that has forgotten its completion handler is not waited for.
        if completion.withLock({ $0 != nil }) { loads?.end() }
    }

    /// Starts the load on a queue of its own.
    func run(_ typeIdentifier: String, _ start: @escaping @Sendable () -> Start) {
        self.typeIdentifier.withLock { $0 = typeIdentifier }
        progress.cancellationHandler = { [weak self] in self?.finish(nil, CocoaError(.userCancelled)) }
        DispatchQueue.global().async { [self] in
            // The cancellation handler finds this object gone if it runs after this block.
            guard !progress.isCancelled else { return finish(nil, CocoaError(.userCancelled)) }
            switch start() {
            case .missing: finish(nil, ItemProviderError.unavailable(typeIdentifier))
            case .started(let inner):
                guard let inner else { return }
                follow(inner)
                progress.cancellationHandler = { [weak self] in
                    inner.cancel()
                    self?.finish(nil, CocoaError(.userCancelled))
                }
                // A progress that was cancelled before it had this handler does not call it.
                if progress.isCancelled { inner.cancel() }
            }
        }
    }

    private func follow(_ inner: Progress) {
        handlers.withLock { handlers in
            guard !handlers.isFinished else { return }
            handlers.progress = inner
            progress.addChild(inner, withPendingUnitCount: progress.totalUnitCount)
        }
    }

    /// Completes the progress, also if the load handler does not complete its own.
    private func completeProgress() {
        let inner = handlers.withLock { handlers in
            handlers.isFinished = true
            return handlers.progress
        }
        guard let inner else {
            progress.completedUnitCount = progress.totalUnitCount
            return
        }
        if inner.totalUnitCount <= 0 { inner.totalUnitCount = 1 }
        if inner.completedUnitCount < inner.totalUnitCount { inner.completedUnitCount = inner.totalUnitCount }
    }

    func finish(_ value: Value?, _ error: (any Error)?) {
        let due = completion.withLock { completion in
            defer { completion = nil }
            return completion
        }
        guard let due else { return }
        completeProgress()
        let missing = typeIdentifier.withLock { ItemProviderError.unavailable($0) }
        DispatchQueue.global().async { [loads] in
            due(value, value == nil ? error ?? missing : nil)
            loads?.end()
        }
    }

    func finish(_ make: () throws -> Value) {
        do { finish(try make(), nil) } catch { finish(nil, error) }
    }
}

/// The errors of item providers.
package enum ItemProviderError {
    package static func unavailable(_ typeIdentifier: String) -> any Error {
        NSError(
            domain: NSItemProvider.errorDomain, code: NSItemProvider.ErrorCode.itemUnavailableError.rawValue,
            userInfo: [NSLocalizedDescriptionKey: "Cannot load representation of type \(typeIdentifier)"])
    }

    package static func result<Value>(_ value: Value?, _ error: (any Error)?, _ type: String) -> Result<
        Value, any Error
    > {
        value.map { .success($0) } ?? .failure(error ?? unavailable(type))
    }
}
