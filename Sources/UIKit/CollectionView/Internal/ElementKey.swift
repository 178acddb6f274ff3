/// Names one view of a collection view: the cell of an item, or a supplementary or decoration view.
struct ElementKey: Hashable {
    let category: UICollectionView.ElementCategory
    /// Nil for cells.
    let kind: String?
    let indexPath: IndexPath

    static func cell(_ indexPath: IndexPath) -> ElementKey {
        ElementKey(category: .cell, kind: nil, indexPath: indexPath)
    }

    static func supplementary(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
        ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath)
    }

    func at(_ indexPath: IndexPath) -> ElementKey {
        ElementKey(category: category, kind: kind, indexPath: indexPath)
    }
}

extension UICollectionViewLayoutAttributes {
    var key: ElementKey {
        ElementKey(category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
    }
}
