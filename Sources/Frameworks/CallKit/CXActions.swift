import Foundation

/// - Linux: works
open class CXStartCallAction: CXCallAction {
    open var handle: CXHandle
    open var contactIdentifier: String?
    open var isVideo = false

    public init(call callUUID: UUID, handle: CXHandle) {
        self.handle = handle
        super.init(call: callUUID)
    }

    open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}

/// - Linux: works
open class CXAnswerCallAction: CXCallAction {
    open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}

/// - Linux: works
open class CXEndCallAction: CXCallAction {
    open func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}

/// - Linux: works
open class CXSetHeldCallAction: CXCallAction {
    open var isOnHold: Bool

    public init(call callUUID: UUID, onHold: Bool) {
        isOnHold = onHold
        super.init(call: callUUID)
    }
}

/// - Linux: works
open class CXSetMutedCallAction: CXCallAction {
    open var isMuted: Bool

    public init(call callUUID: UUID, muted: Bool) {
        isMuted = muted
        super.init(call: callUUID)
    }
}

/// - Linux: works
open class CXSetGroupCallAction: CXCallAction {
    open var callUUIDToGroupWith: UUID?

    public init(call callUUID: UUID, callUUIDToGroupWith: UUID?) {
        self.callUUIDToGroupWith = callUUIDToGroupWith
        super.init(call: callUUID)
    }
}

/// - Linux: works
open class CXPlayDTMFCallAction: CXCallAction {
    /// - Linux: works
    public enum ActionType: Int, Sendable {
        case singleTone = 1
        case softPause = 2
        case hardPause = 3
    }

    open var digits: String
    open var type: ActionType

    public init(call callUUID: UUID, digits: String, type: ActionType) {
        self.digits = digits
        self.type = type
        super.init(call: callUUID)
    }
}
