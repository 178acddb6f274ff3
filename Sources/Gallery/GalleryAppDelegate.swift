import GalleryScreens
import UIKit

/// Opens a window with the list of screens, and shows the screen named on the command line.
final class GalleryAppDelegate: NSObject, UIApplicationDelegate {
    static var firstScreen: GalleryScreen?
    /// Shown in place of the Gallery.
    static var nib: NibScreen?

    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController =
            Self.nib?.makeController() ?? GallerySplitViewController(showing: Self.firstScreen)
        window.makeKeyAndVisible()
        Self.nib?.report()
        self.window = window
        return true
    }
}
