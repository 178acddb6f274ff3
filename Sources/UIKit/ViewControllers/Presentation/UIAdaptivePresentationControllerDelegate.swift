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

// The defaults ask who answers in the object's place (``OptionalMethod``); what they then return is what UIKit does without the method.
extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        PresentationMethods.style.answer(
            for: self, found: { $0.call(controller) },
            forwarded: { $0.adaptivePresentationStyle(for: controller) })
            ?? controller.standardAdaptiveStyle(for: controller.presentingViewController.traitCollection)
    }

    public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    {
        PresentationMethods.styleForTraits.answer(
            for: self, found: { $0.call(controller, traitCollection) },
            forwarded: { $0.adaptivePresentationStyle(for: controller, traitCollection: traitCollection) })
            ?? adaptivePresentationStyle(for: controller)
    }

    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        PresentationMethods.shouldDismiss.answer(
            for: self, found: { $0.call(presentationController) },
            forwarded: { $0.presentationControllerShouldDismiss(presentationController) }) ?? true
    }

    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        PresentationMethods.willDismiss.answer(
            for: self, found: { $0.call(presentationController) },
            forwarded: { $0.presentationControllerWillDismiss(presentationController) })
    }

    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        PresentationMethods.didDismiss.answer(
            for: self, found: { $0.call(presentationController) },
            forwarded: { $0.presentationControllerDidDismiss(presentationController) })
    }

    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        PresentationMethods.didAttemptToDismiss.answer(
            for: self, found: { $0.call(presentationController) },
            forwarded: { $0.presentationControllerDidAttemptToDismiss(presentationController) })
    }
}
