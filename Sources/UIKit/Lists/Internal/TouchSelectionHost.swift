internal import TableEngine

/// The operations of a table or collection view that ``TouchSelection`` needs: its rows, and the delegate's methods for
/// touches.
@MainActor
protocol TouchSelectionHost: RowList, SelectionHost {
    /// Whether the highlight ends before the delegate is asked about the selection, and not after it was notified of
    /// it.
    var unhighlightsBeforeSelecting: Bool { get }

    /// Whether selected rows are shown as not selected while a finger rests on another row.
    var hidesSelectionWhileHighlighted: Bool { get }

    /// Whether a touch on a cell ends when the cell leaves, before the delegate is told; otherwise the list ends it itself
    /// when an item leaves the screen, and after a reload.
    var endsTouchesWithCells: Bool { get }

    /// What both protocols require.
    func contains(_ row: RowIndex) -> Bool

    /// Called before the user selects a row by a tap or with a key.
    func willSelectByTouch(_ row: RowIndex)

    func setHighlighted(_ isHighlighted: Bool, _ cell: UIView, at row: RowIndex)

    // MARK: The delegate

    func shouldHighlight(_ row: RowIndex) -> Bool
    func didHighlight(_ row: RowIndex)
    func didUnhighlight(_ row: RowIndex)
    func shouldShowMenu(at row: RowIndex) -> Bool
    func canPerform(_ action: Selector, at row: RowIndex, sender: Any?) -> Bool
    func perform(_ action: Selector, at row: RowIndex, sender: Any?)
}
