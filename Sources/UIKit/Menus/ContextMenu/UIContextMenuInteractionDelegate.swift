import Foundation

/// Provides the context menu of a view. All methods but the first are optional.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// - Returns: nil for no menu at the location.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?

    /// Returns the view that is lifted while the menu is open, unless the configuration has a preview provider; nil, the
    /// default, for the interaction's view.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?

    /// Returns the view, and the position, to which the lifted view goes back; nil, the default, for where it came from.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?

    /// Deprecated in iOS 16. Called if the method with an identifier is not implemented.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration:
            UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// Deprecated in iOS 16. Called if the method with an identifier is not implemented.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration:
            UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// Called before the menu appears. The animator runs animations beside its own; nil without an animation.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)

    /// Called before the menu disappears. The animator runs animations beside its own; nil without an animation.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)

    /// Called when the preview was tapped. Show its content in full in a completion of the animator.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
}

/// Runs a delegate's animations together with the appearance or the end of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller that the configuration's preview provider returned.
    var previewViewController: UIViewController? { get }

    /// Adds changes of views that are animated with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called when the animation of the menu has ended.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Runs a delegate's animations after a preview was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The style is ignored: previews fade out.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a preview opens: in place, or as a new screen.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The preview fades out.
    case dismiss = 0
    /// The preview grows to the whole screen, on iOS.
    case pop = 1
}
