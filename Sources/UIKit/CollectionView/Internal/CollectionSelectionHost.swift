internal import TableEngine

/// Gives ``ListSelection`` and ``TouchSelection`` access to a collection view, and calls its delegate for them.
///
/// Owned by one of them, which the collection view owns.
@MainActor
final class CollectionSelectionHost: CollectionRows, TouchSelectionHost {
    /// Sound: the collectionView owns this object.
    unowned(unsafe) let collectionView: UICollectionView

    override init(view: UICollectionView) {
        collectionView = view
        super.init(view: view)
    }

    private var calls: CollectionCalls { collectionView.calls }

    var allowsSelection: Bool {
        guard collectionView.isEditing else { return collectionView.allowsSelection }
        return collectionView.allowsSelectionDuringEditing || collectionView.allowsMultipleSelectionDuringEditing
    }

    var allowsMultipleSelection: Bool {
        collectionView.isEditing
            ? collectionView.allowsMultipleSelectionDuringEditing : collectionView.allowsMultipleSelection
    }

    // MARK: Cells

    var endsTouchesWithCells: Bool { false }

    func willSelectByTouch(_ item: RowIndex) { collectionView.updates.followers.rowWillBeSelected(item) }

    func show(_ item: RowIndex, isSelected: Bool, animated: Bool) {
        guard let cell = cell(at: item), cell.isSelected != isSelected else { return }
        cell.isSelected = isSelected
        AccessibilityListening.current?.rowSelectionDidChange(cell, in: collectionView, isSelected: isSelected)
    }

    func setHighlighted(_ isHighlighted: Bool, _ cell: UIView, at item: RowIndex) {
        (cell as? UICollectionViewCell)?.isHighlighted = isHighlighted
    }

    // MARK: Highlight

    /// Documented in the order of calls at `UICollectionViewDelegate`.
    var unhighlightsBeforeSelecting: Bool { false }

    var hidesSelectionWhileHighlighted: Bool { false }

    func shouldHighlight(_ item: RowIndex) -> Bool { calls.shouldHighlightItem(at: item.indexPath) ?? true }
    func didHighlight(_ item: RowIndex) { calls.didHighlightItem(at: item.indexPath) }
    func didUnhighlight(_ item: RowIndex) { calls.didUnhighlightItem(at: item.indexPath) }

    // MARK: Selection

    func answerToSelecting(_ item: RowIndex) -> SelectionAnswer {
        if let cell = cell(at: item) as? UICollectionViewListCell, cell.togglesByTap {
            cell.tapOutline()
            return .refused
        }
        return askSelecting(item)
    }

    private func askSelecting(_ item: RowIndex) -> SelectionAnswer {
        calls.shouldSelectItem(at: item.indexPath) ?? true ? .allowed : .refused
    }

    /// The delegate is not asked about items that another selection replaces.
    func answerToDeselecting(_ item: RowIndex, isReplaced: Bool) -> SelectionAnswer {
        isReplaced || (calls.shouldDeselectItem(at: item.indexPath) ?? true) ? .allowed : .refused
    }

    /// The segue of a storyboard's cell is performed before the delegate is told. It may change the collection view.
    func didSelect(_ item: RowIndex) {
        guard let cell = cell(at: item), let segue = cell.selectionSegue else {
            return calls.didSelectItem(at: item.indexPath)
        }
        segue.perform(cell)
        if let item = row(of: cell) { calls.didSelectItem(at: item.indexPath) }
    }
    func didDeselect(_ item: RowIndex) { calls.didDeselectItem(at: item.indexPath) }

    func performPrimaryAction(at item: RowIndex) {
        let path = item.indexPath
        if calls.canPerformPrimaryAction(at: path) ?? !collectionView.isEditing { calls.performPrimaryAction(at: path) }
    }

    /// Does nothing: collection views post no notification.
    func userDidChangeSelection() {}

    // MARK: Menu

    func shouldShowMenu(at item: RowIndex) -> Bool { calls.shouldShowMenu(at: item.indexPath) ?? false }

    func canPerform(_ action: Selector, at item: RowIndex, sender: Any?) -> Bool {
        calls.canPerform(action, at: item.indexPath, sender: sender) ?? false
    }

    func perform(_ action: Selector, at item: RowIndex, sender: Any?) {
        calls.perform(action, at: item.indexPath, sender: sender)
    }
}
