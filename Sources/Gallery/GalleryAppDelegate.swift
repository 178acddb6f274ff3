import GalleryScreens
import UIKit

/// Opens a window with the list of screens, and shows the screen named on the command line. Without a name the Gallery
/// opens where it was left.
final class GalleryAppDelegate: NSObject, UIApplicationDelegate {
    static var firstScreen: GalleryScreen?
    /// Shown in place of the Gallery.
    static var nib: NibScreen?

    var window: UIWindow?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController =
            Self.nib?.makeController() ?? GallerySplitViewController(showing: Self.firstScreen)
        self.window = window
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window?.makeKeyAndVisible()
        Self.nib?.report()
        return true
    }

    // MARK: State restoration

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        Self.nib == nil
    }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        Self.nib == nil && Self.firstScreen == nil
    }

    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        GalleryScreen.restored(identifierComponents)
    }
}
