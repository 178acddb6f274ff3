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

// The defaults ask who answers in the object's place (``OptionalMethod``); what they then return is what UIKit does without the method.
extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        ApplicationMethods.willFinishLaunching.answer(
            for: self, found: { $0.call(application, launchOptions) },
            forwarded: { $0.application(application, willFinishLaunchingWithOptions: launchOptions) }) ?? true
    }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let answer = ApplicationMethods.didFinishLaunchingWithOptions.answer(
            for: self, found: { $0.call(application, launchOptions) },
            forwarded: { $0.application(application, didFinishLaunchingWithOptions: launchOptions) })
        if let answer { return answer }
        applicationDidFinishLaunching(application)
        return true
    }

    public func applicationDidFinishLaunching(_ application: UIApplication) {
        ApplicationMethods.didFinishLaunching.answer(
            for: self, found: { $0.call(application) },
            forwarded: { $0.applicationDidFinishLaunching(application) })
    }

    public func applicationDidBecomeActive(_ application: UIApplication) {
        ApplicationMethods.didBecomeActive.answer(
            for: self, found: { $0.call(application) },
            forwarded: { $0.applicationDidBecomeActive(application) })
    }

    public func applicationWillResignActive(_ application: UIApplication) {
        ApplicationMethods.willResignActive.answer(
            for: self, found: { $0.call(application) },
            forwarded: { $0.applicationWillResignActive(application) })
    }

    public func applicationDidEnterBackground(_ application: UIApplication) {
        ApplicationMethods.didEnterBackground.answer(
            for: self, found: { $0.call(application) },
            forwarded: { $0.applicationDidEnterBackground(application) })
    }

    public func applicationWillEnterForeground(_ application: UIApplication) {
        ApplicationMethods.willEnterForeground.answer(
            for: self, found: { $0.call(application) },
            forwarded: { $0.applicationWillEnterForeground(application) })
    }

    public func applicationWillTerminate(_ application: UIApplication) {
        ApplicationMethods.willTerminate.answer(
            for: self, found: { $0.call(application) },
            forwarded: { $0.applicationWillTerminate(application) })
    }

    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        ApplicationMethods.didReceiveMemoryWarning.answer(
            for: self, found: { $0.call(application) },
            forwarded: { $0.applicationDidReceiveMemoryWarning(application) })
    }

    public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any])
        -> Bool
    {
        ApplicationMethods.openURL.answer(
            for: self, found: { $0.call(app, url, options) },
            forwarded: { $0.application(app, open: url, options: options) }) ?? false
    }

    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        ApplicationMethods.configuration.answer(
            for: self, found: { $0.call(application, connectingSceneSession, options) },
            forwarded: {
                $0.application(application, configurationForConnecting: connectingSceneSession, options: options)
            }) ?? .absent
    }

    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        ApplicationMethods.didDiscard.answer(
            for: self, found: { $0.call(application, sceneSessions) },
            forwarded: { $0.application(application, didDiscardSceneSessions: sceneSessions) })
    }
}

extension UIApplicationDelegate {
    /// The entry point of a delegate marked `@main`. Ends the process when the application ends.
    public static func main() {
        exit(ApplicationRun.main(principalClass: UIApplication.self, delegateClass: self as? NSObject.Type))
    }
}
