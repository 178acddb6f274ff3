/// Chooses the objects that present and dismiss a controller. Every method is optional.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Returns nil for the standard animation.
    ///
    /// - Parameters:
    ///   - presenting: the controller that presents: a container of `source`, or `source` itself.
    ///   - source: the controller whose `present(_:animated:completion:)` was called.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns nil for the standard animation.
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Called only if there is an animation controller. Returns nil for a presentation without interaction.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Called only if there is an animation controller. Returns nil for a dismissal without interaction.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Called for controllers in the style `.custom` only.
    ///
    /// - Parameter presenting: nil if the presentation controller is asked for before the presentation.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}
