import FrameworkAbsence
import Foundation

/// - Linux: refuses
///
/// Transactions end with `CXErrorCodeRequestTransactionError.unentitled`, on the queue of the controller.
open class CXCallController: NSObject {
    public let callObserver = CXCallObserver()
    private let queue: DispatchQueue

    public convenience override init() {
        self.init(queue: .main)
    }

    public init(queue: DispatchQueue) {
        self.queue = queue
    }

    open func request(_ transaction: CXTransaction, completion: @escaping @Sendable ((any Error)?) -> Void) {
        let error = Self.refusal
        queue.async { completion(error) }
    }

    open func request(_ transaction: CXTransaction) async throws { throw Self.refusal }

    open func requestTransaction(with actions: [CXAction], completion: @escaping @Sendable ((any Error)?) -> Void) {
        request(CXTransaction(actions: actions), completion: completion)
    }

    open func requestTransaction(with action: CXAction, completion: @escaping @Sendable ((any Error)?) -> Void) {
        request(CXTransaction(action: action), completion: completion)
    }

    open func requestTransaction(with actions: [CXAction]) async throws { throw Self.refusal }

    open func requestTransaction(with action: CXAction) async throws { throw Self.refusal }

    private static var refusal: CXErrorCodeRequestTransactionError {
        Absence.report("CallKit", "the telephone", "calls are refused")
        return CXErrorCodeRequestTransactionError(
            .unentitled, userInfo: [NSLocalizedDescriptionKey: "A desktop is no telephone."])
    }
}
