/// Determines heights, headers and selection of a table view, and is notified of its events. Every method is optional,
/// as in UIKit.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    // MARK: Display

    /// Called before a cell comes on screen, after it was configured and placed.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// Called before a header comes on screen.
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    /// Called before a footer comes on screen.
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    /// Called after a cell has left the screen. After an update the row may have another number, or be gone.
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// Called after a header has left the screen.
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    /// Called after a footer has left the screen.
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

    // MARK: Heights

    /// Returns a row's height in points; `UITableView.automaticDimension` has the cell size itself. With 0 the row has
    /// no cell. The default is `rowHeight`. Called for each row that comes on screen, and without estimates for every
    /// row.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// Returns a header's height in points; `UITableView.automaticDimension` has it size itself. The default is
    /// `sectionHeaderHeight`.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    /// Returns a footer's height in points; `UITableView.automaticDimension` has it size itself. The default is
    /// `sectionFooterHeight`.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    /// Returns the height that counts for a row until it is shown. The default is `estimatedRowHeight`.
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    /// Returns the height that counts for a header until it is shown. The default is `estimatedSectionHeaderHeight`.
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    /// Returns the height that counts for a footer until it is shown. The default is `estimatedSectionFooterHeight`.
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

    // MARK: Headers and footers

    /// Returns a view for a header; nil, the default, for one with the title of the data source.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    /// Returns a view for a footer; nil, the default, for one with the title of the data source.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

    // MARK: Accessories

    /// Called for a tap on a detail button. It does not select the row.
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

    // MARK: Highlighting

    /// Returns whether a finger on the row highlights it, and so may select it. The default is true.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    /// Called when a finger is on the row.
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    /// Called when the finger has left the row, or has selected it.
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

    // MARK: Selection

    /// Returns the row to select instead, or nil for none.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    /// Returns the row to deselect instead, or nil for none. The default is the row itself.
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    /// Called after the user has selected a row. Selections by code do not call it.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// Called after the user has deselected a row, also by selecting another one.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    /// Returns whether a tap on a row performs its primary action. The default is true.
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
    /// Called for a tap on a row, after it was selected; for example to show a screen.
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
    /// Called before the menu of a row is shown. Animations added to the animator run with those of the menu.
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called before the menu of a row is closed.
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

    /// Returns how many levels the content of a row is indented. The default is 0.
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
}
