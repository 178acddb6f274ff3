extension UIViewController {
    /// Shows previews for presses on a view: a long press shows the controller that the delegate returns, and a tap on
    /// it commits it. The preview is that of a context menu, which has the actions of the controller's
    /// ``previewActionItems``.
    ///
    /// - Returns: The registration, which ends with the source view or with
    ///   ``unregisterForPreviewing(withContext:)``. The delegate is not retained.
    @available(*, deprecated, message: "UIViewControllerPreviewing is deprecated. Please use UIContextMenuInteraction.")
    @discardableResult
    public func registerForPreviewing(with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView)
        -> any UIViewControllerPreviewing
    {
        let context = PreviewingContext(delegate: delegate, sourceView: sourceView)
        sourceView.addInteraction(context.interaction)
        return context
    }

    @available(*, deprecated, message: "UIViewControllerPreviewing is deprecated. Please use UIContextMenuInteraction.")
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
        guard let context = previewing as? PreviewingContext else { return }
        context.sourceView.removeInteraction(context.interaction)
    }
}
