import Foundation

/// Receives the life cycle of an application. Every method is optional.
///
/// An application with a scene manifest in its Info.plist, or one that implements
/// ``application(_:configurationForConnecting:options:)``, uses the scene life cycle: its scene delegates are informed
/// about foreground and activity in place of this delegate. With a main storyboard (`UIMainStoryboardFile`) and no scene
/// manifest ``window`` is set before the application is launched, and shown after that.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The window of an application without scenes. UIKit sets it only for a storyboard that the Info.plist names.
    var window: UIWindow? { get set }

    /// Called first, before anything is restored. Returning false ignores the URL or the action that started the
    /// application.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the application has started; windows are made here if it has no scenes. Returning false ignores the
    /// URL or the action that started it.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called if ``application(_:didFinishLaunchingWithOptions:)`` is not implemented.
    func applicationDidFinishLaunching(_ application: UIApplication)

    /// Called when the application has the keyboard.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called before the application loses the keyboard.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when no window is seen any more.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called before a window is seen again.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called before the application ends.
    func applicationWillTerminate(_ application: UIApplication)
    /// Called when memory should be released; on a desktop by tests only.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// Called for every file that the user drops on the window, in an application without the scene life cycle.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// Called if the method with options is not implemented. There is no source application.
    func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool
    /// Called if neither of the others is implemented.
    func application(_ application: UIApplication, handleOpen url: URL) -> Bool

    /// Performs a quick action, in an application without the scene life cycle. Called while the application runs, and
    /// after its launch with an action, unless one of the launch methods has returned false because it has performed
    /// the action itself.
    ///
    /// - Parameter completionHandler: to be called with whether the action was performed.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)

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

    // MARK: Orientations, in an application without the scene life cycle

    /// Called before the window gets another shape, if that changes ``UIApplication/statusBarOrientation``. That the
    /// delegate is called before the notification is posted is unverified.
    ///
    /// - Parameter duration: zero, since windows do not rotate.
    func application(
        _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
        duration: TimeInterval)
    /// Called when the window has the new shape.
    func application(
        _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)
    /// Returns the orientations in which a window may be shown; by default those of the Info.plist. Asked whenever the
    /// controllers of the window are asked. Windows do not rotate on a desktop; the test driver reads the result
    /// (`TestApplication.systemBars`).
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask

    // MARK: Notifications of the system

    /// Called at midnight, and when the day has changed while the computer was asleep, before
    /// ``UIApplication/significantTimeChangeNotification`` is posted. Changes of the clock and of daylight saving time are
    /// not reported.
    func applicationSignificantTimeChange(_ application: UIApplication)

    /// Called after ``UIApplication/registerForRemoteNotifications()``: no service sends them to a desktop.
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// Never called on a desktop, nor are the methods that receive remote notifications.
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Never called: no service sends notifications to a desktop.
    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
    /// Never called: no service sends notifications to a desktop.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

    /// Called after ``UIApplication/registerUserNotificationSettings(_:)``, with settings that allow nothing.
    func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
    /// Never called: without permission no notification is delivered.
    func application(_ application: UIApplication, didReceive notification: UILocalNotification)

    // MARK: Work in the background

    /// Never called: a desktop does not launch applications to refresh their contents.
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// Never called: transfers end with the program.
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void)

    // MARK: State restoration, in an application without the scene life cycle

    /// Returns whether the state of the interface is saved, after the application has entered the background. False by
    /// default; then nothing is saved, and what was saved is removed.
    ///
    /// - Parameter coder: takes values of the application. Views, view controllers and registered objects are encoded
    ///   as references, and are saved if they have restoration identifiers.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    /// Returns whether the saved state is restored. Called after `willFinishLaunchingWithOptions`, when the windows
    /// have to exist.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    /// Called if the method for a secure state is not implemented.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
    /// Called if the method for a secure state is not implemented. Returns whether saved state is restored; false by
    /// default.
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
    /// Called before the objects of the interface encode their state. The coder takes values of the application.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    /// Called when all objects have decoded their state.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
    /// Returns a controller without a restoration class; nil if UIKit should find it or create it from its storyboard.
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?

    // MARK: Activities, in an application without the scene life cycle

    /// Returns whether the delegate shows the user that an activity is about to be continued. False by default.
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
    /// Continues an activity with which the application has requested its scene.
    ///
    /// - Parameter restorationHandler: calls ``UIUserActivityRestoring/restoreUserActivityState(_:)`` of the objects
    ///   that it gets.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    /// Called instead of ``application(_:continue:restorationHandler:)`` if the activity has expired or was invalidated.
    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// Called after an activity was completed by its delegate and its responders, before it is continued.
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
}

extension UIApplicationDelegate {
    /// Nil, for a delegate without the property. Setting it has no effect.
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
