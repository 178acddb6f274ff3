import Foundation

/// One instance of the application's user interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// The session, which lives longer than the scene.
    open private(set) var session: UISceneSession

    /// Retained, as on Apple's platforms.
    open var delegate: (any UISceneDelegate)?

    /// Whether the scene is active, in the foreground or in the background.
    open internal(set) var activationState: UIScene.ActivationState = .unattached

    /// The title of the window; nil shows the name of the process.
    open var title: String! {
        didSet { titleDidChange() }
    }

    /// Shown after the title; the default is empty. The dash between them is unverified.
    open var subtitle = "" {
        didSet { titleDidChange() }
    }

    /// Creates a scene and makes it the session's. UIKit creates the scenes of an application.
    public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    /// For which content the scene can be activated, or is preferred. Nothing chooses a scene by it.
    open var activationConditions = UISceneActivationConditions()

    /// An object that says that the pointer is not locked; nil while the scene has no window.
    open var pointerLockState: UIPointerLockState? { activationState == .unattached ? nil : pointerLock }
    private lazy var pointerLock = UIPointerLockState()

    open override var next: UIResponder? { UIApplication.shared }

    /// Opens a URL with the program that the user chose for its type, as
    /// ``UIApplication/open(_:options:completionHandler:)`` does.
    open func open(
        _ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        // No program of a desktop is the owner of web pages.
        guard options?.universalLinksOnly != true else {
            DispatchQueue.main.async { completion?(false) }
            return
        }
        UIApplication.shared.open(url, completionHandler: completion)
    }

    func titleDidChange() {}

    /// Opens a URL with the program that the user chose for its type, and returns whether a program was started.
    @discardableResult
    open func open(_ url: URL, options: UIScene.OpenExternalURLOptions?) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }

    // MARK: State restoration

    /// Says that the scene goes on restoring its state after it connected; see
    /// ``UIApplication/extendStateRestoration()``.
    open func extendStateRestoration() { UIApplication.current?.extendStateRestoration() }

    /// Ends one call of ``extendStateRestoration()``.
    open func completeStateRestoration() { UIApplication.current?.completeStateRestoration() }
}

extension UIScene {
    /// Whether a scene is connected, and in which state.
    public enum ActivationState: Int, Sendable {
        /// No window of the host belongs to the scene.
        case unattached = -1
        /// Whether the scene has the keyboard, is visible without it, or is not visible.
        case foregroundActive, foregroundInactive, background
    }

    /// The reasons why a scene connects.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// The activities for which the scene was opened; see
        /// ``UIApplication/requestSceneSessionActivation(_:userActivity:options:errorHandler:)``.
        public let userActivities: Set<NSUserActivity>

        /// The quick action with which the application was started.
        public let shortcutItem: UIApplicationShortcutItem?

        /// The files and addresses with which the application was started. Files that are dropped on a window come to a
        /// scene that is connected, in ``UISceneDelegate/scene(_:openURLContexts:)``.
        public let urlContexts: Set<UIOpenURLContext>

        /// Nil: a desktop does not say which program asks for a scene.
        public var sourceApplication: String? { nil }

        /// Nil: no other device hands an activity over.
        public var handoffUserActivityType: String? { nil }

        init(
            userActivities: Set<NSUserActivity> = [], shortcutItem: UIApplicationShortcutItem? = nil,
            urlContexts: Set<UIOpenURLContext> = []
        ) {
            self.userActivities = userActivities
            self.shortcutItem = shortcutItem
            self.urlContexts = urlContexts
            super.init()
        }
    }

    /// The options for opening a URL in another program.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// Whether the URL is opened only by a program that owns it, of which a desktop has none. The default is false.
        open var universalLinksOnly = false
    }

    /// The options for activating a scene.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// The scene in which the user made the request. In UIKit the new window opens on the same display; here the
        /// desktop decides, so the value has no effect. Nil by default.
        @available(*, deprecated, message: "Has no effect: the desktop decides where a window opens.")
        open var requestingScene: UIScene?
    }
}

extension UIScene {
    /// Posted when a scene gets its window, before its delegate's `scene(_:willConnectTo:options:)`. The object is the
    /// scene.
    public nonisolated class var willConnectNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillConnectNotification")
    }
    /// Posted when a scene has lost its window. The object is the scene.
    public nonisolated class var didDisconnectNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidDisconnectNotification")
    }
    /// Posted when a scene has got the keyboard. The object is the scene.
    public nonisolated class var didActivateNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidActivateNotification")
    }
    /// Posted before a scene loses the keyboard. The object is the scene.
    public nonisolated class var willDeactivateNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillDeactivateNotification")
    }
    /// Posted before a scene's window is seen. The object is the scene.
    public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillEnterForegroundNotification")
    }
    /// Posted when a scene's window is not seen any more. The object is the scene.
    public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidEnterBackgroundNotification")
    }
}

/// Receives the life cycle of one scene. Every method is optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called first, once for each connection. Create the windows of the scene here, unless a storyboard does.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Called when the scene has lost its window. Its session may connect again.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called when the scene has the keyboard.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called before the scene loses the keyboard.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called before the window is seen.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when the window is not seen any more.
    func sceneDidEnterBackground(_ scene: UIScene)

    /// Called when the user drops files on the window, once for all files of a drop.
    func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
    /// Called before ``scene(_:continue:)``, with the type of the activity that was requested.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// Called when the application requested this scene with an activity.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// Called instead of ``scene(_:continue:)`` if the activity has expired or was invalidated.
    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// Called after an activity was completed by its delegate and its responders, before it is saved or continued.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)

    /// Returns the activity with which the scene is restored; asked after it has entered the background. By default
    /// ``UISceneSession/stateRestorationActivity``. The activity's delegate and the responders that have it as their
    /// `userActivity` are called before it is saved.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

    /// Called with that activity after the scene has connected, before it enters the foreground.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}
