import Foundation

/// The machine that the application runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The only device; the same object in the whole run.
    open class var current: UIDevice { sharedDevice }

    private static let sharedDevice = UIDevice()

    /// The host name of the machine.
    open var name: String { ProcessInfo.processInfo.hostName }

    /// "Linux".
    open var model: String { "Linux" }

    /// The same as ``model``.
    open var localizedModel: String { model }

    /// True: applications go on in the background.
    open var isMultitaskingSupported: Bool { true }

    /// A number that is the same in all runs of this application by this user; saved with the application's state when
    /// it is read first. Other applications have other numbers, also those of the same vendor. Nil for an application
    /// that keeps nothing between its runs.
    open var identifierForVendor: UUID? { ApplicationRun.current?.deviceIdentifier }

    /// "Linux".
    open var systemName: String { "Linux" }

    /// The version of the kernel, for example "6.1.0".
    open var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }

    /// Always `.unknown`, since a desktop has no orientation sensor.
    open var orientation: UIDeviceOrientation { .unknown }

    /// Whether there were more calls of the begin method than of the end method. The orientation of a desktop never
    /// changes, so ``orientationDidChangeNotification`` is not posted.
    open private(set) var isGeneratingDeviceOrientationNotifications = false
    private var orientationListeners = 0 {
        didSet { isGeneratingDeviceOrientationNotifications = orientationListeners > 0 }
    }

    /// Counts one more listener to orientations. Calls are balanced by
    /// ``endGeneratingDeviceOrientationNotifications()``.
    open func beginGeneratingDeviceOrientationNotifications() {
        orientationListeners += 1
    }

    /// Counts one listener to orientations less. The count does not go below 0.
    open func endGeneratingDeviceOrientationNotifications() {
        orientationListeners = max(0, orientationListeners - 1)
    }

    /// Never posted, since a desktop does not turn.
    public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceOrientationDidChangeNotification")
    }

    /// `.pad` if the main screen has at least 600 points in both directions, otherwise `.phone`.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }

    // MARK: Sensors

    /// Whether the battery may be asked; the default is false. The kernel reports no changes here: ``batteryLevel`` reads
    /// the present value, and the notifications are not posted.
    open var isBatteryMonitoringEnabled: Bool {
        get { Battery.isMonitored }
        set { Battery.isMonitored = newValue }
    }

    /// From 0 to 1; -1 without a battery or while it is not monitored.
    open var batteryLevel: Float { Battery.isMonitored ? Battery.read()?.level ?? -1 : -1 }

    /// `.unknown` without a battery or while it is not monitored.
    open var batteryState: BatteryState { Battery.isMonitored ? Battery.read()?.state ?? .unknown : .unknown }

    /// Stays false, as on devices without a proximity sensor.
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }

    /// Always false, since there is no proximity sensor.
    open var proximityState: Bool { false }

    /// Plays nothing: the keys of a desktop make their own sounds.
    open func playInputClick() {}
}
