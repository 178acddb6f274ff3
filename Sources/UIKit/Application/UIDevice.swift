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

    /// A window of at least 600 points in both directions is a tablet's.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
}
