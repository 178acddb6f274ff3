internal import TableEngine

/// The operations of a table or collection view that ``ListFocus`` needs besides those for touches.
@MainActor
protocol ListFocusHost: TouchSelectionHost {
    /// Whether the row can be seen, if only in part.
    func isVisible(_ row: RowIndex) -> Bool

    /// Has the list make the cells of ``ListFocus/keptRows``.
    func requestKeptCells()

    /// Whether there are rows, of which some may have the focus.
    var mayHaveFocus: Bool { get }

    var remembersLastFocusedRow: Bool { get }

    /// The row that was selected last.
    var lastSelectedRow: RowIndex? { get }

    /// The first row on screen that can have the focus.
    var firstFocusableRow: RowIndex? { get }

    /// The live cells that have a focus priority of their own are preferred.
    var shownCells: [UIView] { get }

    // MARK: The delegate

    func canFocus(_ row: RowIndex) -> Bool

    /// Returns the row that the delegate prefers; nil if it has none.
    func preferredRow() -> RowIndex?
}
