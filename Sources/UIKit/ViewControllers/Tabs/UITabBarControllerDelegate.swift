/// Decides about and is informed of the selection of tabs. Every method is optional.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Called when a tab was tapped; return false to keep the selection. Not called for changes made in code.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool

    /// Called when a tab was tapped, including the selected one. Not called for changes made in code.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

    /// The same for the tabs of a controller that was given tabs, which gets these calls in place of those for controllers
    /// (unverified).
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool

    /// Called when a tab was tapped, including the selected one, which is then the previous one too.
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)

    /// Returns the animator for the selection of another tab, by the user or in code; nil for none.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Called only if there is an animation controller. Returns nil for a transition without interaction.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Returns the orientations of the tab bar controller, in place of its own property.
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask

    /// Asked and without effect: windows do not rotate.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation
}
