import Foundation

/// Shows the previews of a source view as previews of context menus. Retained by its interaction, and so by the view.
@MainActor
final class PreviewingContext: NSObject, UIViewControllerPreviewing {
    private weak var previewer: (any UIViewControllerPreviewingDelegate)?
    private weak var view: UIView?
    private weak var ownInteraction: PreviewingInteraction?
    private var setRect: CGRect?
    /// The controller whose preview is on screen or about to be.
    private var shown: UIViewController?

    init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
        previewer = delegate
        view = sourceView
        super.init()
    }

    /// The interaction, which retains the context.
    var interaction: PreviewingInteraction {
        if let ownInteraction { return ownInteraction }
        let made = PreviewingInteraction(context: self)
        ownInteraction = made
        return made
    }

    // MARK: UIViewControllerPreviewing

    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { interaction.press }
    var delegate: any UIViewControllerPreviewingDelegate { previewer ?? AbsentPreviewer() }
    var sourceView: UIView { view ?? UIView() }
    var sourceRect: CGRect {
        get { setRect ?? sourceView.bounds }
        set { setRect = newValue }
    }

    /// The subview at the source rectangle; nil for the whole source view.
    private var source: UIView? {
        guard let setRect else { return nil }
        return view?.subviews.last { !$0.isHidden && $0.frame == setRect }
    }
}

extension PreviewingContext: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        setRect = nil
        shown = previewer?.previewingContext(self, viewControllerForLocation: location)
        guard let controller = shown else { return nil }
        return UIContextMenuConfiguration(previewProvider: { controller }) { _ in
            PreviewActionMenu(controller).menu
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let source, source.window != nil else { return nil }
        return UITargetedPreview(view: source)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let controller = shown else { return }
        animator.addCompletion { [weak self] in
            guard let self else { return }
            previewer?.previewingContext(self, commit: controller)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        shown = nil
    }
}

/// The interaction of a ``PreviewingContext``.
@MainActor
final class PreviewingInteraction: UIContextMenuInteraction {
    private let context: PreviewingContext

    init(context: PreviewingContext) {
        self.context = context
        super.init(delegate: context)
    }
}

/// Takes the place of a delegate that was released.
private final class AbsentPreviewer: NSObject, UIViewControllerPreviewingDelegate {
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    )
        -> UIViewController?
    { nil }

    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
    ) {}
}
