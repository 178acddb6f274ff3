/// What a tab bar controller asks and tells. Every method is optional.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// A tab was tapped; false leaves the selection. Not called for changes made in code.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool

    /// A tab was tapped, also the selected one. Not called for changes made in code.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}
