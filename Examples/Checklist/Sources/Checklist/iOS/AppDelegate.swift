import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    let checklist = Checklist(titles: ["Passport", "Tickets", "Toothbrush", "Charger"])

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(
            rootViewController: ChecklistViewController(checklist: checklist))
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
