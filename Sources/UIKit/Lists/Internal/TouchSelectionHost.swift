internal import TableEngine

/// The operations of a table or collection view that ``TouchSelection`` needs: its cells, and the delegate's methods
/// for touches.
@MainActor
protocol TouchSelectionHost: SelectionHost {
    /// The list itself; touches are hit-tested in its subviews.
    var view: UIScrollView { get }

    /// Whether the highlight ends before the delegate is asked about the selection, and not after it was notified of
    /// it.
    var unhighlightsBeforeSelecting: Bool { get }

    /// Whether selected rows are shown as not selected while a finger rests on another row.
    var hidesSelectionWhileHighlighted: Bool { get }

    /// Whether a touch on a cell ends when the cell leaves, before the delegate is told; otherwise the list ends it itself
    /// when an item leaves the screen, and after a reload.
    var endsTouchesWithCells: Bool { get }

    func isCell(_ view: UIView) -> Bool

    /// Returns nil for a cell that is not on screen.
    func row(of cell: UIView) -> RowIndex?

    /// Returns nil for a row that is not on screen.
    func cell(at row: RowIndex) -> UIView?

    /// Called before the user selects a row by a tap or with a key.
    func willSelectByTouch(_ row: RowIndex)

    /// Runs `body`, and retains list, data source and delegate meanwhile.
    func pass(_ body: () -> Void)

    func setHighlighted(_ isHighlighted: Bool, _ cell: UIView, at row: RowIndex)

    // MARK: The delegate

    func shouldHighlight(_ row: RowIndex) -> Bool
    func didHighlight(_ row: RowIndex)
    func didUnhighlight(_ row: RowIndex)
    func shouldShowMenu(at row: RowIndex) -> Bool
    func canPerform(_ action: Selector, at row: RowIndex, sender: Any?) -> Bool
    func perform(_ action: Selector, at row: RowIndex, sender: Any?)
}
