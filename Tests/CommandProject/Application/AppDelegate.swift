import UIKit

/// Prints what the main bundle has, so that a script can read it, and shows a table of it.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: FilesViewController(style: .plain))
        window.makeKeyAndVisible()
        self.window = window
        print("files: \(BundleFiles.names.joined(separator: " "))")
        fflush(stdout)
        return true
    }
}
