import Foundation
internal import TableEngine

/// Gives ``RowActions`` access to a collection view, whose lists have cells that swipes displace.
@MainActor
final class CollectionSwipeHost: CollectionRows, SwipeHost {
    /// Sound: the collection view owns the owner of this object.
    private unowned(unsafe) let view: UICollectionView

    override init(view: UICollectionView) {
        self.view = view
        super.init(view: view)
    }

    var maySwipe: Bool { !view.isEditing && !view.display.isRunning }
    var mayOpenRow: Bool { !view.isEditing }

    func swipedCell(at point: CGPoint) -> (any SwipedCell)? {
        guard view.contents.isLoaded, let item = row(at: point) else { return nil }
        return cell(at: item) as? UICollectionViewListCell
    }

    /// The cell asks for its offset itself when it is placed.
    func displace(_ cell: any SwipedCell, from former: CGFloat, to offset: CGFloat) { cell.center.x += offset - former }

    func swipeActions(of cell: any SwipedCell, on side: RowSide) -> RowActionSet? {
        guard let item = row(of: cell), let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout,
            let list = layout.list(ofSection: item.section)?.configuration
        else { return nil }
        let provider =
            side == .leading
            ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
        guard let configuration = provider?(item.indexPath), row(of: cell) != nil else { return nil }
        return RowActionSet(
            side, configuration.actions, allowsFullSwipe: configuration.performsFirstActionWithFullSwipe)
    }

    // Nobody is told that a swipe has opened a row of a collection view.
    func willOpenRow(_ row: RowIndex, close: @escaping (Bool) -> Void) {}
    func didCloseRow(_ row: RowIndex?) {}
}

extension UICollectionView: SwipeList {
    /// Adds the gesture that opens rows, for the first list with swipe actions.
    func installSwipes() {
        guard parts.swipePan.ifMade == nil else { return }
        addGestureRecognizer(parts.swipePan.keep(SwipePan()))
    }

    /// Returns the actions that a swipe on an item offers to assistive technologies.
    func accessibilityActions(of cell: UICollectionViewListCell) -> [UIAccessibilityCustomAction]? {
        guard parts.swipePan.ifMade != nil, !isEditing else { return nil }
        return rowActions.accessibilityActions(of: cell)
    }
}

extension UICollectionViewListCell: SwipedCell {
    var swipeList: (any SwipeList)? { collectionView }
    var isInCard: Bool { listContext?.isInCard ?? false }
    func roundCardCorners() { parts.roundCorners() }
    func willShowActions(_ isShown: Bool) {}
    func didShowActions(_ isShown: Bool) {}
}
