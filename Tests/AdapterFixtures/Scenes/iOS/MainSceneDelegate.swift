import UIKit

class MainSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var titleAtConnection: String?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard (scene as? UIWindowScene) != nil else { return }
        titleAtConnection = (window?.rootViewController as? UINavigationController)?.topViewController?.title
    }
}
