/// Determines heights, headers and selection of a table view, and is notified of its events. Every method is optional,
/// as in UIKit.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    // MARK: Display

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

    // MARK: Heights

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

    // MARK: Headers and footers

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

    // MARK: Accessories

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

    // MARK: Highlighting

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

    // MARK: Selection

    /// Returns the row to select instead, or nil for none.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

    // MARK: Selection of several rows with two fingers

    /// Returns whether a pan of two fingers, or of one finger along the selection controls of an edited table, may
    /// select several rows. Called for tables that allow multiple selection, if only during editing, with the row where
    /// the pan begins. The default is false.
    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
    /// Called when the interaction begins, before the first row is selected. If the table allows multiple selection during
    /// editing, it is edited by then; controllers begin to edit here, to change their edit button.
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    /// Called when the fingers have left the screen. The table is still edited then.
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

    // MARK: Keyboard focus

    /// Returns whether a row can have the focus. The default is ``UITableView/allowsFocus``.
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
    /// Asked before the focus moves to a row, from a row, or both. False keeps it where it is. The default is true.
    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
    /// Called after the focus has moved to a row, from a row, or both.
    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator)
    /// Called when a row gets the focus and ``UITableView/selectionFollowsFocus`` is true. The default is true.
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
    /// Returns the row that gets the focus when the table does; nil, the default, for the row that was touched or
    /// selected last if it is visible, or else the first visible one.
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?

    // MARK: The context menu of a row

    /// Called for a long press on a row, and for a click with the secondary button.
    ///
    /// - Parameter point: the location of the press in the table's coordinates.
    /// - Returns: nil for no menu.
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Returns the view that is lifted while the menu is open; nil, the default, for the row's cell.
    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration:
            UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Returns the view, and the position, to which the preview goes back when the menu closes; nil, the default, for
    /// the row's cell.
    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration:
            UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Called when the preview of a controller was tapped.
    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)

    // MARK: The edit menu of a row

    /// Returns whether the row is selected while a drag rests over it, in a table that is spring loaded. The default is
    /// true, except for rows that are dragged.
    ///
    /// - Parameter context: Its target view, the cell at first, shows the effect.
    func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool

    /// Called for a long press on a row, which is highlighted while its menu is shown. The default is false.
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
    /// Called for each of the system's actions, and for those of ``UIMenuController/menuItems`` that the cell or a
    /// responder after it in the responder chain implements.
    func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool
    /// Called when one of the system's actions was chosen. The actions of menu items are sent to the cell.
    func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    )

    // MARK: Editing

    /// Called for each editable row that is shown while the table is edited, except in tables that allow multiple
    /// selection during editing. The default is `.delete`.
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle
    /// Returns the title of the button that confirms a deletion. Without the method, and for nil, it is "Delete".
    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String?
    /// Returns whether the content of the row moves to make room for its editing control. The default is true.
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    /// Called when a swipe begins to open one row. Not called for the table's editing mode.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    /// Called when a row that was opened by a swipe has closed; nil if the row no longer exists (unverified).
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

    // MARK: Swipe actions

    /// Returns the actions that a swipe in the direction of reading shows at the row's beginning; nil for none. Called
    /// when a swipe begins, if the data source lets the row be edited.
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?

    /// Returns the actions at the row's end. Nil leaves the choice to `tableView(_:editActionsForRowAt:)` and to the
    /// default, a button that deletes the row if the data source implements `tableView(_:commit:forRowAt:)`; a
    /// configuration without actions shows none.
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?

    /// Superseded by `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`, which takes precedence. Nil leaves the
    /// choice to the default.
    func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]?

    /// Returns where a row that is held goes if it is put down now. Called whenever it is over another place, which is
    /// given as the row's place after the move. A place that does not exist leaves the row where it was. Without the
    /// method it is the proposed place.
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath

    // MARK: Indentation

    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
}
