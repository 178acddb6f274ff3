import UIKit

/// The application of these tests: a list and a form in tabs.
@MainActor
final class ShopDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    /// The number of launches in this process.
    static var launches = 0

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.launches += 1
        let tabs = UITabBarController()
        let list = UINavigationController(rootViewController: ShopListController(style: .plain))
        list.tabBarItem = UITabBarItem(title: "Shop", image: nil, tag: 0)
        let form = UINavigationController(rootViewController: ShopFormController())
        form.tabBarItem = UITabBarItem(title: "Settings", image: nil, tag: 1)
        tabs.viewControllers = [list, form]
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
    }
}
