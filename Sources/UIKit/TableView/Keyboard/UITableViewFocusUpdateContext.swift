internal import TableEngine

/// A move of the focus in a table, into it, or out of it. An index path is nil if the item is not in a row of the table.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The row that loses the focus; nil without one.
    open private(set) var previouslyFocusedIndexPath: IndexPath?
    /// The row that gets the focus; nil without one.
    open private(set) var nextFocusedIndexPath: IndexPath?

    /// Creates a context of no move: UIKit makes its own for every move of the focus.
    public override init() { super.init() }

    init(_ context: UIFocusUpdateContext, in table: UITableView) {
        super.init(from: context.previouslyFocusedItem, to: context.nextFocusedItem, context.focusHeading)
        previouslyFocusedIndexPath = path(of: context.previouslyFocusedView, in: table)
        nextFocusedIndexPath = path(of: context.nextFocusedView, in: table)
    }

    private func path(of view: UIView?, in table: UITableView) -> IndexPath? {
        view?.enclosing(UITableViewCell.self, in: table).flatMap { table.cells.row(of: $0)?.indexPath }
    }
}
