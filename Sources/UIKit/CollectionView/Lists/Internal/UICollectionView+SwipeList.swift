import Foundation
internal import TableEngine

extension UICollectionView: SwipeList {
    var maySwipe: Bool { !isEditing && !display.isRunning }
    var mayOpenRow: Bool { !isEditing }

    func inPass<Answer>(_ body: () -> Answer) -> Answer { calls.pass(body) }

    func swipedCell(at point: CGPoint) -> (any SwipedCell)? {
        guard contents.isLoaded, let path = places.item(at: point) else { return nil }
        return shownCell(at: RowIndex(path)) as? UICollectionViewListCell
    }

    /// The cell asks for its offset itself when it is placed.
    func displace(_ cell: any SwipedCell, from former: CGFloat, to offset: CGFloat) { cell.center.x += offset - former }

    func row(ofSwiped cell: any SwipedCell) -> RowIndex? {
        (cell as? UICollectionViewListCell).flatMap { display.shown.key(of: $0) }
            .flatMap { $0.category == .cell ? RowIndex($0.indexPath) : nil }
    }

    func swipeActions(of cell: any SwipedCell, on side: RowSide) -> RowActionSet? {
        guard let row = row(ofSwiped: cell), let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
            let list = layout.list(ofSection: row.section)?.configuration
        else { return nil }
        let provider =
            side == .leading
            ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
        guard let configuration = provider?(row.indexPath), self.row(ofSwiped: cell) != nil else { return nil }
        return RowActionSet(
            side, configuration.actions, allowsFullSwipe: configuration.performsFirstActionWithFullSwipe)
    }

    func cancelSelectingTouches() { touchSelection.cancel() }

    // Nobody is told that a swipe has opened a row of a collection view.
    func willOpenRow(_ row: RowIndex, close: @escaping (Bool) -> Void) {}
    func didCloseRow(_ row: RowIndex?) {}

    // MARK: The gesture

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
