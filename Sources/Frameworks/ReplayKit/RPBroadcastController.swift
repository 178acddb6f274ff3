import UIKit

/// - Linux: refuses
/// Sends the screen to a service. There are no services.
open class RPBroadcastController: NSObject {
    open var isBroadcasting: Bool { false }
    open var isPaused: Bool { false }
    open var broadcastURL: URL { URL(fileURLWithPath: "/") }
    open var serviceInfo: [String: any NSCoding & NSObjectProtocol]? { nil }
    open weak var delegate: (any RPBroadcastControllerDelegate)?
    open var broadcastExtensionBundleID: String? { nil }

    open func startBroadcast(handler: @escaping ((any Error)?) -> Void) {
        callLater { handler(RecordingRefusal.error) }
    }

    open func pauseBroadcast() {}

    open func resumeBroadcast() {}

    open func finishBroadcast(handler: @escaping ((any Error)?) -> Void) {
        callLater { handler(RecordingRefusal.error) }
    }
}

/// - Linux: no effect
/// Informed about an ``RPBroadcastController``. Every method is optional; none is called.
public protocol RPBroadcastControllerDelegate: NSObjectProtocol {
    func broadcastController(_ broadcastController: RPBroadcastController, didFinishWithError error: (any Error)?)
    func broadcastController(
        _ broadcastController: RPBroadcastController,
        didUpdateServiceInfo serviceInfo: [String: any NSCoding & NSObjectProtocol])
    func broadcastController(_ broadcastController: RPBroadcastController, didUpdateBroadcast broadcastURL: URL)
}

extension RPBroadcastControllerDelegate {
    public func broadcastController(
        _ broadcastController: RPBroadcastController, didFinishWithError error: (any Error)?
    ) {}
    public func broadcastController(
        _ broadcastController: RPBroadcastController,
        didUpdateServiceInfo serviceInfo: [String: any NSCoding & NSObjectProtocol]
    ) {}
    public func broadcastController(_ broadcastController: RPBroadcastController, didUpdateBroadcast broadcastURL: URL)
    {}
}

/// - Linux: no effect
/// Informed about the choice of a service. It is not called.
public protocol RPBroadcastActivityViewControllerDelegate: NSObjectProtocol {
    func broadcastActivityViewController(
        _ broadcastActivityViewController: RPBroadcastActivityViewController,
        didFinishWith broadcastController: RPBroadcastController?, error: (any Error)?)
}
