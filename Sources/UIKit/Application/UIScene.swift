import Foundation

/// One instance of the application's user interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    public let session: UISceneSession

    /// Strong, as on Apple's systems.
    open var delegate: (any UISceneDelegate)?

    open internal(set) var activationState: UIScene.ActivationState = .unattached

    /// What the window's title bar shows; nil: the application's name.
    open var title: String! {
        didSet { titleDidChange() }
    }

    public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { UIApplication.shared }

    func titleDidChange() {}
}

extension UIScene {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    /// Why a scene connects.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// What the scene was opened for; see ``UIApplication/requestSceneSessionActivation(_:userActivity:options:errorHandler:)``.
        public let userActivities: Set<NSUserActivity>

        init(userActivities: Set<NSUserActivity> = []) {
            self.userActivities = userActivities
            super.init()
        }
    }

    /// How a scene is to be activated.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// The scene in which the user asked. The new window opens on the same display where the desktop lets applications
        /// choose; here the desktop chooses, so that the value has no effect. Nil by default.
        @available(*, deprecated, message: "Has no effect: the desktop decides where a window opens.")
        open var requestingScene: UIScene?
    }
}

extension UIScene {
    public nonisolated class var willConnectNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillConnectNotification")
    }
    public nonisolated class var didDisconnectNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidDisconnectNotification")
    }
    public nonisolated class var didActivateNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidActivateNotification")
    }
    public nonisolated class var willDeactivateNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillDeactivateNotification")
    }
    public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillEnterForegroundNotification")
    }
    public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidEnterBackgroundNotification")
    }
}

/// The life cycle of one scene. Every method is optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)

    /// Files are to be opened: the user has dropped them on the window, all of one drop together.
    func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// The application asked for this scene with an activity.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}
