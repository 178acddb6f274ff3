/// A move of the focus from one item to another. UIKit creates it.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    /// The item that had the focus; nil if there was none, or if it is gone.
    open internal(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    /// The item that gets the focus; nil if the focus is lost.
    open internal(set) weak var nextFocusedItem: (any UIFocusItem)?
    /// Empty for moves by code.
    open internal(set) var focusHeading: UIFocusHeading = []

    /// The previous item, or the view that contains it.
    open weak var previouslyFocusedView: UIView? { previouslyFocusedItem.flatMap { FocusChain.view(of: $0) } }
    /// The next item, or the view that contains it.
    open weak var nextFocusedView: UIView? { nextFocusedItem.flatMap { FocusChain.view(of: $0) } }

    init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, _ heading: UIFocusHeading) {
        super.init()
        previouslyFocusedItem = previous
        nextFocusedItem = next
        focusHeading = heading
    }
}

/// A move of the focus in a table, into it, or out of it. An index path is nil if the item is not in a row of the table.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The row that loses the focus; nil without one.
    open private(set) var previouslyFocusedIndexPath: IndexPath?
    /// The row that gets the focus; nil without one.
    open private(set) var nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in table: UITableView) {
        super.init(from: context.previouslyFocusedItem, to: context.nextFocusedItem, context.focusHeading)
        previouslyFocusedIndexPath = path(of: context.previouslyFocusedView, in: table)
        nextFocusedIndexPath = path(of: context.nextFocusedView, in: table)
    }

    private func path(of view: UIView?, in table: UITableView) -> IndexPath? {
        view?.enclosing(UITableViewCell.self, in: table).flatMap { table.cells.row(of: $0)?.indexPath }
    }
}

/// A move of the focus in a collection view, into it, or out of it. An index path is nil if the item is not in a cell of
/// the collection view.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The row that loses the focus; nil without one.
    open private(set) var previouslyFocusedIndexPath: IndexPath?
    /// The row that gets the focus; nil without one.
    open private(set) var nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in view: UICollectionView) {
        super.init(from: context.previouslyFocusedItem, to: context.nextFocusedItem, context.focusHeading)
        previouslyFocusedIndexPath = path(of: context.previouslyFocusedView, in: view)
        nextFocusedIndexPath = path(of: context.nextFocusedView, in: view)
    }

    private func path(of view: UIView?, in list: UICollectionView) -> IndexPath? {
        view?.enclosing(UICollectionViewCell.self, in: list).flatMap { list.indexPath(for: $0) }
    }
}

extension UIView {
    /// Returns the view itself or the innermost view around it of a class, inside of `list`.
    fileprivate func enclosing<Cell: UIView>(_ type: Cell.Type, in list: UIView) -> Cell? {
        var view: UIView? = self
        while let candidate = view, candidate !== list {
            if let cell = candidate as? Cell { return cell }
            view = candidate.superview
        }
        return nil
    }
}
