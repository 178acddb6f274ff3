import UIKit
import UIKitTestDriver

/// The device on which the application runs.
@preconcurrency @MainActor
open class XCUIDevice: NSObject {
    /// The buttons of a device.
    public enum Button: Int, Sendable {
        /// Leads to the home screen: the application moves to the background.
        case home = 1
    }

    /// Light or dark. The raw values are Apple's.
    public enum Appearance: Int, Sendable {
        /// Not known; it counts as light.
        case unspecified = 0
        /// Light.
        case light = 1
        /// Dark.
        case dark = 2
    }

    /// The only device.
    public class var shared: XCUIDevice { only }

    private static let only = XCUIDevice()

    /// The orientation of the device, which turns the screen. The default is portrait, for each test.
    public var orientation: UIDeviceOrientation = .portrait {
        didSet { if orientation != oldValue { turn() } }
    }

    /// The appearance of the system. The default is light, for each test.
    public var appearance: Appearance = .light {
        didSet {
            guard let session = LaunchedApplication.current, appearance != oldValue else { return }
            session.app.setStyle(appearance == .dark ? .dark : .light)
            session.settle()
        }
    }

    /// Whether there is a pointer: always.
    public var supportsPointerInteraction: Bool { true }

    /// Presses a button.
    public func press(_ button: Button) {
        guard let session = LaunchedApplication.current else { return }
        session.settle()
        session.app.enterBackground()
    }

    // MARK: Internal

    /// Gives a new test the device as it is at first.
    func reset() {
        orientation = .portrait
        appearance = .light
    }

    /// Adds what the device says to the settings of an application.
    func apply(to settings: inout ScreenSettings) {
        settings.size = size
        settings.safeAreaInsets = safeArea
        settings.scale = UserInterfaceTests.device.scale
        settings.style = appearance == .dark ? .dark : .light
    }

    private var size: CGSize {
        let size = UserInterfaceTests.device.size
        return orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
    }

    /// The safe area of the device as it is held: what the top has in portrait is at both sides in landscape.
    private var safeArea: UIEdgeInsets {
        let area = UserInterfaceTests.device.safeArea
        guard orientation.isLandscape, area.bottom > 0 else { return area }
        return UIEdgeInsets(top: 0, left: area.top, bottom: min(area.bottom, 21), right: area.top)
    }

    private func turn() {
        guard let session = LaunchedApplication.current else { return }
        session.settle()
        session.app.setSafeArea(safeArea)
        session.app.resize(to: size)
        session.settle()
    }
}
