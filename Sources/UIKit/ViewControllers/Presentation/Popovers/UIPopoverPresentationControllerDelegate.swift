@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called just before the popover is shown: the last moment to say where it points.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}
