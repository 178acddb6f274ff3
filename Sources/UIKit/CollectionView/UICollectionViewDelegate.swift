/// Decides about highlight and selection in a collection view, and is notified of its events. Every method is optional,
/// as in UIKit.
///
/// The order of calls for a tap: should and did highlight when the finger is down; when it lifts, should select (or
/// should deselect), did select (or did deselect), did unhighlight.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    // MARK: Highlighting

    /// Returns whether a finger on the item highlights it, and so may select it. The default is true.
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    /// Called when a finger is on the item.
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    /// Called when the finger has left the item, or has selected it.
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)

    // MARK: Selection

    /// Returns whether a tap selects the item. The default is true.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    /// Called for a tap on a selected item if several may be selected.
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    /// Called after the user has selected an item. Selections by code do not call it.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    /// Called after the user has deselected an item, also by selecting another one.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    /// The default is true, except in editing mode.
    func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
        -> Bool
    /// Called for a tap on an item, after it was selected; for example to show a screen.
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)

    // MARK: Editing

    /// Returns whether a cell is shown as edited in editing mode. Called when the cell is requested and when editing
    /// begins. The default is true.
    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool

    // MARK: Selection of several items with two fingers

    /// Returns whether a pan of two fingers may select several items. Called with the item where the pan begins, unless
    /// the content scrolls on both axes. The default is false.
    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool
    /// Called when the interaction begins, before the first item is selected. By then the collection view allows
    /// multiple selection, or it is in editing mode if it allows that only there.
    func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    /// Called when the fingers have left the screen. The mode is not changed back.
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)

    // MARK: Keyboard focus

    /// Returns whether an item can have the focus. The default is ``UICollectionView/allowsFocus``.
    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
    /// Asked before the focus moves to an item, from an item, or both. False keeps it where it is. The default is true.
    func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool
    /// Called after the focus has moved to an item, from an item, or both.
    func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator)
    /// Called when an item gets the focus and ``UICollectionView/selectionFollowsFocus`` is true. The default is true.
    func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool
    /// Returns the item that gets the focus when the collection view does; nil, the default, for the item that was
    /// touched or selected last, or the first one on screen.
    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?

    // MARK: The context menu of items

    /// Called for a long press and for a click with the secondary button, also between the items.
    ///
    /// - Parameters:
    ///   - indexPaths: the item of the press; all selected items if it is one of several; empty between the items.
    ///   - point: the location of the press in the collection view's coordinates.
    /// - Returns: nil for no menu.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Returns the view that is lifted while the menu is open; nil, the default, for the item's cell. Of several items
    /// only the one of the press is lifted.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview?
    /// Returns the view, and the position, to which the preview goes back when the menu closes; nil, the default, for
    /// the item's cell.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview?
    /// Deprecated in iOS 16, as the two previews below. Not called if the delegate implements one of the three methods
    /// that replace them.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Returns what is lifted for the menu; nil for the cell.
    func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration:
            UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Returns to where what was lifted goes back; nil for the cell.
    func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration:
            UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Called when the preview of a controller was tapped.
    func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    /// Called before the menu of an item is shown. Animations added to the animator run with those of the menu.
    func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called before the menu of an item is closed.
    func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)

    // MARK: The edit menu of a cell

    /// Called for a long press on a cell, which is highlighted while its menu is shown. The default is false.
    func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
    /// Called for each of the system's actions, and for those of ``UIMenuController/menuItems`` that the cell or a
    /// responder after it in the responder chain implements.
    func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool
    /// Called when one of the system's actions was chosen. The actions of menu items are sent to the cell.
    func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?)

    // MARK: Drag and drop

    /// Returns whether an item opens while a drag rests over it. The default is true, except for items of the drag.
    func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool

    // MARK: Display

    /// Called before a cell comes on screen.
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    /// Called before a header, footer or other supplementary view comes on screen.
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath)
    /// Called after a cell has left the screen. After an update the item may have another number, or be gone.
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    /// Called after a supplementary view has left the screen.
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath)

    // MARK: Changing the layout

    /// Returns the layout of an interactive transition; by default a ``UICollectionViewTransitionLayout``.
    func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout

    /// Returns the content offset after an update or a change of the layout, before the layout is asked for it too
    /// (unverified). The default is the proposed one.
    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint

    // MARK: Moving items

    /// Called while an item is moved, for every other place. Returns the place that the item gets instead.
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath
}
