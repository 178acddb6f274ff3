import Foundation

public let CTCallStateDialing = "CTCallStateDialing"
public let CTCallStateIncoming = "CTCallStateIncoming"
public let CTCallStateConnected = "CTCallStateConnected"
public let CTCallStateDisconnected = "CTCallStateDisconnected"

/// - Linux: refuses
///
/// A telephone call; no object exists.
open class CTCall: NSObject {
    public override init() {}

    open var callState: String { CTCallStateDisconnected }
    open var callID: String { "" }
}

/// - Linux: refuses
///
/// There are no telephone calls: the handler is kept and never called.
open class CTCallCenter: NSObject {
    open var callEventHandler: ((CTCall) -> Void)?

    public override init() {}

    open var currentCalls: Set<CTCall>? { nil }
}
