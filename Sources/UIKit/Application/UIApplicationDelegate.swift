import Foundation

/// An application's life cycle. Every method is optional.
///
/// An application that answers ``application(_:configurationForConnecting:options:)`` lives by scenes, as one with a scene
/// manifest does on Apple's systems: its scene delegate is told about foreground and activity, not this delegate.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    var window: UIWindow? { get set }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when ``application(_:didFinishLaunchingWithOptions:)`` is not there.
    func applicationDidFinishLaunching(_ application: UIApplication)

    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// A file is to be opened: the user has dropped it on the window. Called once a file, in an application that does not live by scenes.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool

    /// The scene's configuration. There is no scene manifest to complete it: set ``UISceneConfiguration/delegateClass``. Without
    /// one, the class `SceneDelegate` of the application delegate's module is taken, the name Xcode's templates use.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Called after the windows of these sessions were closed and their scenes disconnected; not for the last one, whose end is the
    /// application's.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Calls the older method in place of ``application(_:didFinishLaunchingWithOptions:)``.
    func finishLaunchingWithoutOptions(_ application: UIApplication) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }
}

extension UIApplicationDelegate {
    /// The entry point of a delegate marked `@main`. Ends the process when the application ends.
    public static func main() {
        exit(ApplicationRun.main(principalClass: UIApplication.self, delegateClass: self as? NSObject.Type))
    }
}
