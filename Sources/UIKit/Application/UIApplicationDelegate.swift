import Foundation

/// Receives the life cycle of an application. Every method is optional.
///
/// An application with a scene manifest in its Info.plist, or one that implements
/// ``application(_:configurationForConnecting:options:)``, uses the scene life cycle: its scene delegates are informed
/// about foreground and activity in place of this delegate. With a main storyboard (`UIMainStoryboardFile`) and no scene
/// manifest ``window`` is set before the application is launched, and shown after that.
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
    /// Called if ``application(_:didFinishLaunchingWithOptions:)`` is not implemented.
    func applicationDidFinishLaunching(_ application: UIApplication)

    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// Called for every file that the user drops on the window, in an application without the scene life cycle.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool

    /// Returns the configuration of a scene. The scene manifest of the Info.plist completes one with a name. Without a
    /// manifest and without ``UISceneConfiguration/delegateClass``, the class `SceneDelegate` of the application
    /// delegate's module is used, which is the name in Xcode's templates.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Called after the windows of these sessions were closed and their scenes disconnected. Not called for the last
    /// one, which ends the application.
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
