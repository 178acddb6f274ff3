import Foundation

/// - Linux: refuses
///
/// A call of the telephone; there is none.
// Sound: it has no state.
open class CXCall: NSObject, @unchecked Sendable {
    public let uuid: UUID

    init(uuid: UUID) {
        self.uuid = uuid
    }

    open var isOutgoing: Bool { false }
    open var isOnHold: Bool { false }
    open var hasConnected: Bool { false }
    open var hasEnded: Bool { true }
}

/// - Linux: no effect
public protocol CXCallObserverDelegate: NSObjectProtocol {
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

/// - Linux: refuses
///
/// The calls of the telephone: none.
open class CXCallObserver: NSObject {
    open var calls: [CXCall] { [] }

    /// - Linux: no effect
    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}
