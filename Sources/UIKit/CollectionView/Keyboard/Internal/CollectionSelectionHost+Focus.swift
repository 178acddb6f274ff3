internal import TableEngine

extension CollectionSelectionHost: ListFocusHost {
    func isVisible(_ item: RowIndex) -> Bool {
        cell(at: item).map { $0.frame.intersects(collectionView.bounds) } ?? false
    }

    func requestKeptCells() { collectionView.display.pass() }

    var mayHaveFocus: Bool {
        guard isInWindow, collectionView.numberOfSections > 0, numberOfRows > 0 else { return false }
        return allowsFocus || collectionView.calls.implements(.canFocus) ?? true
    }

    var remembersLastFocusedRow: Bool { collectionView.remembersLastFocusedIndexPath }

    var lastSelectedRow: RowIndex? { collectionView.selection.rows.last }

    var firstFocusableRow: RowIndex? { ItemSteps(list: self).firstVisible }

    var shownCells: [UIView] { collectionView.visibleCells.filter { $0.frame.intersects(collectionView.bounds) } }

    /// What ``UICollectionView/allowsFocus`` and ``UICollectionView/allowsFocusDuringEditing`` say.
    private var allowsFocus: Bool {
        collectionView.allowsFocus && (!collectionView.isEditing || collectionView.allowsFocusDuringEditing)
    }

    func canFocus(_ item: RowIndex) -> Bool { collectionView.calls.canFocusItem(at: item.indexPath) ?? allowsFocus }

    func preferredRow() -> RowIndex? { collectionView.calls.preferredFocusedItem().map { RowIndex($0) } }
}

extension CollectionSelectionHost: PlacedItems {
    var visibleArea: CGRect { collectionView.bounds }
    var obscuredEdges: UIEdgeInsets { collectionView.adjustedContentInset }
    var contentSize: CGSize { collectionView.contentSize }

    func placedFrame(of item: RowIndex) -> CGRect? {
        collectionView.places.attributes(of: .cell(item.indexPath))?.frame
    }

    func placedItems(in area: CGRect) -> [(item: RowIndex, frame: CGRect)] {
        collectionView.places.cells(in: area).map { (RowIndex($0.indexPath), $0.frame) }
    }
}
