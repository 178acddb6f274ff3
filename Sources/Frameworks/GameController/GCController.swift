import FrameworkAbsence
import Foundation
import Synchronization

/// - Linux: works
///
/// What devices for games have in common.
public protocol GCDevice: NSObjectProtocol {
    var handlerQueue: DispatchQueue { get set }
    var vendorName: String? { get }
    var productCategory: String { get }
    var physicalInputProfile: GCPhysicalInputProfile { get }
}

/// - Linux: works
///
/// Says which player has a controller.
public enum GCControllerPlayerIndex: Int, Sendable {
    case indexUnset = -1
    case index1 = 0
    case index2 = 1
    case index3 = 2
    case index4 = 3
}

/// - Linux: refuses
///
/// No controllers are found. Those that the application makes itself keep and report the values that it sets.
open class GCController: NSObject, GCDevice {
    private let profile: GCPhysicalInputProfile
    open var handlerQueue = DispatchQueue.main
    open var playerIndex = GCControllerPlayerIndex.indexUnset
    open var controllerPausedHandler: ((GCController) -> Void)?

    public override convenience init() {
        self.init(profile: GCPhysicalInputProfile())
    }

    private init(profile: GCPhysicalInputProfile) {
        self.profile = profile
        super.init()
        profile.owner = self
    }

    open class var current: GCController? { nil }

    open class var shouldMonitorBackgroundEvents: Bool {
        get { monitorsBackground.withLock { $0 } }
        set { monitorsBackground.withLock { $0 = newValue } }
    }

    open class func controllers() -> [GCController] {
        Absence.report("GameController", "GCController", "no controllers are found")
        return []
    }

    /// Ends at once, on the main queue, without a controller.
    open class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil) {
        // Sound: the handler is called once, on the main queue.
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler?() }
    }

    open class func startWirelessControllerDiscovery() async {}

    /// - Linux: no effect
    open class func stopWirelessControllerDiscovery() {}

    open class func withMicroGamepad() -> GCController { GCController(profile: GCMicroGamepad()) }
    open class func withExtendedGamepad() -> GCController { GCController(profile: GCExtendedGamepad()) }

    open var vendorName: String? { nil }
    open var productCategory: String { "" }
    open var physicalInputProfile: GCPhysicalInputProfile { profile }
    open var isAttachedToDevice: Bool { false }
    open var isSnapshot: Bool { true }
    open var battery: GCDeviceBattery? { nil }
    open var gamepad: GCGamepad? { nil }
    open var microGamepad: GCMicroGamepad? { profile as? GCMicroGamepad }
    open var extendedGamepad: GCExtendedGamepad? { profile as? GCExtendedGamepad }
    open var motion: GCMotion? { nil }
    open var light: GCDeviceLight? { nil }
    open var haptics: GCDeviceHaptics? { nil }

    /// Returns a controller with the same values, which do not change with this one's.
    open func capture() -> GCController {
        let copy = extendedGamepad != nil ? Self.withExtendedGamepad() : Self.withMicroGamepad()
        copy.physicalInputProfile.setStateFromPhysicalInput(profile)
        return copy
    }
}

private let monitorsBackground = Mutex(false)
