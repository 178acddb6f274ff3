import FrameworkAbsence
import Foundation

/// - Linux: works
public enum CXCallEndedReason: Int, Sendable {
    case failed = 1
    case remoteEnded = 2
    case unanswered = 3
    case answeredElsewhere = 4
    case declinedElsewhere = 5
}

/// - Linux: refuses
///
/// Would show calls as those of a telephone. Incoming calls end with `CXErrorCodeIncomingCallError.unentitled`; the
/// delegate is never called.
open class CXProvider: NSObject {
    open var configuration: CXProviderConfiguration

    public init(configuration: CXProviderConfiguration) {
        self.configuration = configuration
    }

    /// - Linux: no effect
    open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {}

    open func reportNewIncomingCall(
        with UUID: UUID, update: CXCallUpdate, completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        let error = Self.refusal
        DispatchQueue.main.async { completion(error) }
    }

    open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws { throw Self.refusal }

    open class func reportNewIncomingVoIPPushPayload(
        _ dictionaryPayload: [AnyHashable: Any], completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        let error = refusal
        guard let completion else { return }
        DispatchQueue.main.async { completion(error) }
    }

    /// - Linux: no effect
    open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}

    /// - Linux: no effect
    open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {}

    /// - Linux: no effect
    open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}

    /// - Linux: no effect
    open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}

    /// - Linux: no effect
    open func invalidate() {}

    open var pendingTransactions: [CXTransaction] { [] }

    open func pendingCallActions(of callActionClass: AnyClass, withCall callUUID: UUID) -> [CXCallAction] { [] }

    private static var refusal: CXErrorCodeIncomingCallError {
        Absence.report("CallKit", "the telephone", "calls are refused")
        return CXErrorCodeIncomingCallError(
            .unentitled, userInfo: [NSLocalizedDescriptionKey: "A desktop is no telephone."])
    }
}
