internal import TableEngine

/// What ``TouchSelection`` knows of its table or collection view: the cells, and the delegate's methods about touches.
@MainActor
protocol TouchSelectionHost: SelectionHost {
    /// The list itself: touches are looked for in its subviews.
    var view: UIScrollView { get }

    /// Whether the highlight ends before the delegate is asked about the selection, and not after it was told.
    var unhighlightsBeforeSelecting: Bool { get }

    /// Whether selected rows lose their look while a finger rests on another row.
    var hidesSelectionWhileHighlighted: Bool { get }

    func isCell(_ view: UIView) -> Bool

    /// Nil for a cell that is not on screen.
    func row(of cell: UIView) -> RowIndex?

    /// Keeps list, data source and delegate alive while `body` runs.
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
