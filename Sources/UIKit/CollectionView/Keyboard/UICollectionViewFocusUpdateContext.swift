/// A move of the focus in a collection view, into it, or out of it. An index path is nil if the item is not in a cell of
/// the collection view.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The row that loses the focus; nil without one.
    open private(set) var previouslyFocusedIndexPath: IndexPath?
    /// The row that gets the focus; nil without one.
    open private(set) var nextFocusedIndexPath: IndexPath?

    /// Creates a context of no move: UIKit makes its own for every move of the focus.
    public override init() { super.init() }

    init(_ context: UIFocusUpdateContext, in view: UICollectionView) {
        super.init(from: context.previouslyFocusedItem, to: context.nextFocusedItem, context.focusHeading)
        previouslyFocusedIndexPath = path(of: context.previouslyFocusedView, in: view)
        nextFocusedIndexPath = path(of: context.nextFocusedView, in: view)
    }

    private func path(of view: UIView?, in list: UICollectionView) -> IndexPath? {
        view?.enclosing(UICollectionViewCell.self, in: list).flatMap { list.indexPath(for: $0) }
    }
}
