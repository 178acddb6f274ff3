internal import TableEngine

extension UICollectionView: RestorableList {
    var modelAssociation: (any UIDataSourceModelAssociation)? { dataSource as? any UIDataSourceModelAssociation }

    var selectedPaths: [IndexPath] { indexPathsForSelectedItems ?? [] }

    var visiblePaths: [IndexPath] { indexPathsForVisibleItems.sorted() }

    var hasElements: Bool { (0..<numberOfSections).contains { numberOfItems(inSection: $0) > 0 } }

    func contains(_ indexPath: IndexPath) -> Bool {
        indexPath.count == 2 && contents.counts.contains(RowIndex(indexPath))
    }

    func elementFrame(at indexPath: IndexPath) -> CGRect { layoutAttributesForItem(at: indexPath)?.frame ?? .zero }

    func show(_ indexPath: IndexPath) { scrollToItem(at: indexPath, at: [.top, .left], animated: false) }

    func selectRestored(_ indexPath: IndexPath) { selectItem(at: indexPath, animated: false, scrollPosition: []) }
}

extension UICollectionReusableView: PassingContent {}
