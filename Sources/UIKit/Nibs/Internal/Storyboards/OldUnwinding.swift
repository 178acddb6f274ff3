/// The methods of source older than iOS 13, which are called here without a warning.
@MainActor
private protocol OldUnwinding: AnyObject {
    func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool
    func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> UIViewController?
    func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue?
}

extension UIViewController: OldUnwinding {
    func acceptsUnwinding(_ action: Selector, from source: UIViewController, _ sender: Any?) -> Bool {
        let controller: any OldUnwinding = self
        return controller.canPerformUnwindSegueAction(action, from: source, withSender: sender as Any)
    }

    func chosenForUnwinding(_ action: Selector, from source: UIViewController, _ sender: Any?) -> UIViewController? {
        let controller: any OldUnwinding = self
        return controller.forUnwindSegueAction(action, from: source, withSender: sender)
    }

    func unwindSegue(
        to destination: UIViewController, from source: UIViewController, _ identifier: String?
    ) -> UIStoryboardSegue? {
        let controller: any OldUnwinding = self
        return controller.segueForUnwinding(to: destination, from: source, identifier: identifier)
    }
}
