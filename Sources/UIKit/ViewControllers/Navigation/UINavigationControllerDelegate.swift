/// Told what a navigation controller shows. Both methods are optional.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Before a push, a pop or a new stack, and once before the first controller.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)

    /// When it is over.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

// The defaults ask who answers in the object's place (``OptionalMethod``); what they then return is what UIKit does without the method.
extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        NavigationMethods.willShow.answer(
            for: self, found: { $0.call(navigationController, viewController, animated) },
            forwarded: { $0.navigationController(navigationController, willShow: viewController, animated: animated) })
    }

    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        NavigationMethods.didShow.answer(
            for: self, found: { $0.call(navigationController, viewController, animated) },
            forwarded: { $0.navigationController(navigationController, didShow: viewController, animated: animated) })
    }
}
