/// Says how a presentation adapts to its window, and hears when the user dismisses it. `dismiss(animated:)` by code is not told.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// `.none` keeps the style: a popover stays one on a telephone's screen.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// By default ``adaptivePresentationStyle(for:)``, where that is implemented.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    /// Asked when the user begins to dismiss; true by default.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// Called when the user's dismissal begins; a sheet let go of may yet stay.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// Called after the user's dismissal.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// Called when the user tries to dismiss what may not go.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}
