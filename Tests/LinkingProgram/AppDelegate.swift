import UIKit

/// A program that `scripts/try-linking` links in every way that the documents name. It uses what differs between them,
/// prints a line for each, and ends with 1 if one of them is not as it should be.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let list = ListViewController(style: .plain)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = list
        window?.makeKeyAndVisible()
        window?.layoutIfNeeded()
        DispatchQueue.main.async {
            var checks = Checks()
            checks.localization()
            checks.bundle()
            checks.folders()
            checks.foundation()
            checks.archive()
            checks.list(list)
            checks.nib()
            checks.picture(of: list.view)
            exit(checks.haveFailed ? 1 : 0)
        }
    }
}
