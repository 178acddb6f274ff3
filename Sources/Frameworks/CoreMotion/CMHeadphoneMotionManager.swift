import FrameworkAbsence
import Foundation

/// - Linux: refuses
///
/// No headphones with sensors are connected, and updates never come.
open class CMHeadphoneMotionManager: NSObject {
    public typealias DeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

    open weak var delegate: (any CMHeadphoneMotionManagerDelegate)?

    public override init() {}

    open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
    open var isDeviceMotionAvailable: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var deviceMotion: CMDeviceMotion? { nil }

    open func startDeviceMotionUpdates() {
        Absence.report("CoreMotion", "CMHeadphoneMotionManager", "there are no updates")
    }

    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping DeviceMotionHandler) {
        startDeviceMotionUpdates()
    }

    /// - Linux: no effect
    open func stopDeviceMotionUpdates() {}
}

/// - Linux: no effect
///
/// Told about headphones with sensors. Every method is optional.
public protocol CMHeadphoneMotionManagerDelegate: NSObjectProtocol {
    func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
    func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}

extension CMHeadphoneMotionManagerDelegate {
    public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {}

    public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {}
}
