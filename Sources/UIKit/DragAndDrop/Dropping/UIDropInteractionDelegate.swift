import Foundation

/// Accepts drops on a view. Every method is optional, but without ``dropInteraction(_:sessionDidUpdate:)`` nothing can be
/// dropped.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// Returns whether the session is of interest; the default is true. Asked when the drag comes over the view first,
    /// and again when items were added.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool

    /// Called when a drag comes over the view, before ``dropInteraction(_:sessionDidUpdate:)``.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)

    /// Returns what a drop would do here. Called when the drag enters, when it moves inside the view, and when items are
    /// added. The default is to cancel.
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal

    /// Called when a drag leaves the view; it may come back.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

    /// Called when the items are dropped on the view. Load their data here.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)

    /// Called after a drop and its animations.
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

    /// Called at the end of the drag, wherever it ends, if it was ever over the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)

    /// Returns where a visible item goes; nil shrinks it and fades it out. The default stays where it was dropped.
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?

    /// Called for each item, also for those without a preview.
    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}
