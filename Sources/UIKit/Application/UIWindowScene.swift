import Foundation

/// A scene with windows, in one window of the host.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    public let screen: UIScreen

    /// The scene's windows, back to front. The scene does not keep them alive.
    open var windows: [UIWindow] { stack.windows }

    /// The window that gets keys and whose window controls the scene.
    open private(set) weak var keyWindow: UIWindow?

    open var traitCollection: UITraitCollection { screen.traitCollection }

    /// By the window's shape: `.portrait` for one at least as high as wide, else `.landscapeRight`.
    open var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.height >= screen.bounds.width ? .portrait : .landscapeRight
    }

    /// How small and how large the user can make the scene's window; nil in a scene that nobody sees.
    public private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? =
        screen.hostWindow.map { UISceneSizeRestrictions(hostWindow: $0) }

    /// Which windows there are, and in which order they stand on the screen.
    let stack: WindowStack

    init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions, screen: UIScreen) {
        self.screen = screen
        stack = WindowStack(rootLayer: screen.rootLayer)
        super.init(session: session, connectionOptions: connectionOptions)
        screen.scene = self
    }

    /// The scene in front, that a window joins which nobody gave one.
    static var current: UIWindowScene? { UIApplication.current?.run?.scene }

    /// A window was shown, hidden, or changed its level.
    func windowVisibilityDidChange(_ window: UIWindow) {
        stack.update(window)
        if window.isHidden, window === keyWindow { changeKeyWindow(to: nil) }
    }

    /// A window left the scene.
    func windowWasRemoved(_ window: UIWindow) {
        stack.remove(window)
        if window === keyWindow { changeKeyWindow(to: nil) }
    }

    func makeKey(_ window: UIWindow) {
        guard window !== keyWindow, window.canBecomeKey, window.windowScene === self else { return }
        changeKeyWindow(to: window)
    }

    private func changeKeyWindow(to window: UIWindow?) {
        let former = keyWindow
        keyWindow = window
        if let former {
            former.resignKey()
            NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: former)
        }
        // Those calls may have made another window key.
        if let window, window === keyWindow {
            window.becomeKey()
            NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
        }
    }

    override func titleDidChange() {
        screen.hostWindow?.title = title ?? ProcessInfo.processInfo.processName
    }
}

/// A scene delegate of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
