import Foundation

/// A scene with windows, in one window of the host.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    /// The screen of the scene's window.
    open var screen: UIScreen { ownScreen }
    private let ownScreen: UIScreen

    /// The scene's windows from back to front. The scene does not retain them.
    open var windows: [UIWindow] { stack.windows }

    /// The window that receives key events; nil if there is none.
    open private(set) weak var keyWindow: UIWindow?

    /// The screen's traits with the ``traitOverrides``.
    open var traitCollection: UITraitCollection { screen.traitCollection.overriding(ownTraits) }

    /// Trait values that replace the screen's in all windows of the scene.
    open var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(ownTraits ?? TraitValues()) }
        set {
            ownTraits = newValue.values
            for window in windows { window.screenTraitsDidChange() }
        }
    }
    private var ownTraits: TraitValues?

    /// Derived from the window's shape: `.portrait` if it is at least as high as wide, otherwise `.landscapeRight`.
    open var interfaceOrientation: UIInterfaceOrientation {
        Self.orientation(ofSize: screen.bounds.size)
    }

    static func orientation(ofSize size: CGSize) -> UIInterfaceOrientation {
        size.height >= size.width ? .portrait : .landscapeRight
    }

    /// The coordinates of the scene's screen, in points.
    open var coordinateSpace: any UICoordinateSpace { screen }

    /// A new description of the scene's present geometry.
    open var effectiveGeometry: Geometry { Geometry(of: self) }

    /// Asks for another geometry. A window has the shape and the place that the user gives it: a request for the
    /// orientation that the scene has is granted, and all others are denied.
    ///
    /// - Parameter errorHandler: called before the next frame with a ``UISceneError`` if the request is denied.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let refusal = refusal(of: geometryPreferences), let errorHandler else { return }
        UIApplication.current?.run?.perform { errorHandler(UISceneError(refusal)) }
    }

    /// The scene's status bar, which takes no room.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()

    /// The limits within which the user can resize the scene's window; nil for a scene without one.
    open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? =
        screen.hostWindow.map { UISceneSizeRestrictions(hostWindow: $0) }

    /// Created by ``focusSystem``.
    var focusSystemIfMade: UIFocusSystem?

    /// The scene's windows and their order on the screen.
    let stack: WindowStack
    /// The drag whose items are lifted or move in the scene. Set only by RunningDrag.
    var drag: RunningDrag?

    init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions, screen: UIScreen) {
        ownScreen = screen
        stack = WindowStack(rootLayer: screen.rootLayer)
        super.init(session: session, connectionOptions: connectionOptions)
        screen.scene = self
    }

    /// The front scene, which windows without a scene join.
    static var current: UIWindowScene? { UIApplication.current?.run?.scene }

    /// Called when a window was shown, hidden, or changed its level.
    func windowVisibilityDidChange(_ window: UIWindow) {
        stack.update(window)
        if window.isHidden, window === keyWindow { changeKeyWindow(to: nil) }
    }

    /// Called when a window left the scene.
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
        // The calls above may have made another window the key window.
        if let window, window === keyWindow {
            window.becomeKey()
            NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
        }
    }

    override func titleDidChange() {
        let title = title ?? ProcessInfo.processInfo.processName
        screen.hostWindow?.title = subtitle.isEmpty ? title : "\(title) — \(subtitle)"
    }

    /// The focus system of the scene. Never nil: every scene has a keyboard.
    open var focusSystem: UIFocusSystem? {
        if let focusSystemIfMade { return focusSystemIfMade }
        let made = UIFocusSystem(scene: self)
        focusSystemIfMade = made
        return made
    }
}

/// The delegate of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The main window of the scene. UIKit sets it only for a storyboard of the scene's configuration.
    var window: UIWindow? { get set }

    /// Called after the size, the orientation or the traits of the scene have changed and its windows know of it.
    ///
    /// - Parameter previousCoordinateSpace: has the former bounds.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)

    /// Performs a quick action in a connected scene. With one that starts the application the scene connects instead,
    /// see ``UIScene/ConnectionOptions/shortcutItem``.
    ///
    /// - Parameter completionHandler: to be called with whether the action was performed.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    /// Nil, for a delegate without the property. Setting it has no effect.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

// Of two defaults the compiler would choose none.
extension UIWindowSceneDelegate where Self: UIApplicationDelegate {
    /// Nil, for a delegate of both kinds without the property. Setting it has no effect.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
