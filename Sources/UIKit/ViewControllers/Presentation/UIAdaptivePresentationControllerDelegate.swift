/// Decides how a presentation adapts to its window, and is informed when the user dismisses it. Not called for
/// `dismiss(animated:)` in code.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Returns the style for the window. `.none` keeps the style: a popover then stays a popover on a phone.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// Returns the style for the given traits. If it is not implemented, ``adaptivePresentationStyle(for:)`` is called.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    /// Called when the user begins to dismiss. If it is not implemented, the dismissal is allowed.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// Called when the user begins to dismiss. A sheet may still stay if the drag is cancelled.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// Called after the user dismissed the controller.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// Called when the user tried to dismiss a controller that may not be dismissed.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)

    /// Returns a controller that is presented instead in an adapted style: often a navigation controller around the
    /// presented one.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?

    /// Called before a popover is shown as a sheet, which can be configured here.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)

    /// Called when the presentation begins.
    ///
    /// - Parameter style: `.none` if the style was not adapted.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
}
