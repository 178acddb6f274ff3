import Foundation

/// The machine the application runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    open class var current: UIDevice { sharedDevice }

    private static let sharedDevice = UIDevice()

    /// The machine's host name.
    open var name: String { ProcessInfo.processInfo.hostName }

    /// "Linux".
    open var model: String { "Linux" }

    /// "Linux".
    open var systemName: String { "Linux" }

    /// The kernel's, as "6.1.0".
    open var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }

    /// `.unknown`: nothing tells how a desktop stands.
    open var orientation: UIDeviceOrientation { .unknown }

    /// For every begin an end is due. A desktop's orientation never changes, so ``orientationDidChangeNotification`` is not posted.
    open private(set) var isGeneratingDeviceOrientationNotifications = false
    private var orientationListeners = 0 {
        didSet { isGeneratingDeviceOrientationNotifications = orientationListeners > 0 }
    }

    open func beginGeneratingDeviceOrientationNotifications() {
        orientationListeners += 1
    }

    open func endGeneratingDeviceOrientationNotifications() {
        orientationListeners = max(0, orientationListeners - 1)
    }

    public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceOrientationDidChangeNotification")
    }

    /// A window of at least 600 points in both directions is a tablet's.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
}
