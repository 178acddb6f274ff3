@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called just before the popover is shown: the last moment to say where it points.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

// The default asks who answers in the object's place (``OptionalMethod``).
extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        PopoverMethods.prepare.answer(
            for: self, found: { $0.call(popoverPresentationController) },
            forwarded: { $0.prepareForPopoverPresentation(popoverPresentationController) })
    }
}
