/// What a tab bar controller asks and tells. Every method is optional.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// A tab was tapped; false leaves the selection. Not called for changes made in code.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool

    /// A tab was tapped, also the selected one. Not called for changes made in code.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

// The defaults ask who answers in the object's place (``OptionalMethod``); what they then return is what UIKit does without the method.
extension UITabBarControllerDelegate {
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
        -> Bool
    {
        TabControllerMethods.shouldSelect.answer(
            for: self, found: { $0.call(tabBarController, viewController) },
            forwarded: { $0.tabBarController(tabBarController, shouldSelect: viewController) }) ?? true
    }

    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        TabControllerMethods.didSelect.answer(
            for: self, found: { $0.call(tabBarController, viewController) },
            forwarded: { $0.tabBarController(tabBarController, didSelect: viewController) })
    }
}
