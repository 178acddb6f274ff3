import Foundation

/// - Linux: works
///
/// Told on the main queue how a request ends.
public protocol SKRequestDelegate: NSObjectProtocol {
    /// - Linux: no effect
    func requestDidFinish(_ request: SKRequest)

    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}

    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// - Linux: refuses
///
/// A request to the store, which ends with `SKError.unknown`.
// Sound: the state is under the lock; the delegate is set before the start and told on the main queue.
open class SKRequest: NSObject, @unchecked Sendable {
    /// For ``SKProductsRequest``, an ``SKProductsRequestDelegate``.
    open weak var delegate: (any SKRequestDelegate)?

    private let lock = NSLock()
    private var isRunning = false

    open func start() {
        lock.withLock { isRunning = true }
        let error = StoreAbsence.error(.unknown)
        DispatchQueue.main.async { [self] in
            let isWanted = lock.withLock {
                defer { isRunning = false }
                return isRunning
            }
            if isWanted { delegate?.request(self, didFailWithError: error) }
        }
    }

    open func cancel() { lock.withLock { isRunning = false } }
}
