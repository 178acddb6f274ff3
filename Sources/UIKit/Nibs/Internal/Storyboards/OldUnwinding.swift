/// The question of source older than iOS 13, which is asked here without a warning.
@MainActor
private protocol OldUnwinding: AnyObject {
    func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool
}

extension UIViewController: OldUnwinding {
    func acceptsUnwinding(_ action: Selector, from source: UIViewController, _ sender: Any?) -> Bool {
        let controller: any OldUnwinding = self
        return controller.canPerformUnwindSegueAction(action, from: source, withSender: sender as Any)
    }
}
