/// Receives the controllers that a navigation controller shows. Both methods are optional. While the navigation
/// controller is not visible nothing is shown: the calls for its top controller are made when it appears.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Called before a push, a pop or a replacement of the stack, and before the first controller is shown.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)

    /// Called after the transition. Not called for a pop that the user cancels.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}
