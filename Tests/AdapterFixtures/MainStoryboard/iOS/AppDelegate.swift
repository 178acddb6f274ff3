import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private(set) var rootAtLaunch: UIViewController?
    private(set) var wasVisibleAtLaunch = false

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        rootAtLaunch = window?.rootViewController
        wasVisibleAtLaunch = window?.isKeyWindow == true
        return true
    }
}
