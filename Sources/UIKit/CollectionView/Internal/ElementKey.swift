internal import TableEngine

/// Identifies one view of a collection view: the cell of an item, or a supplementary or decoration view.
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

/// Orders cells before other views, each in the order of their index paths.
extension ElementKey: Comparable {
    static func < (first: ElementKey, second: ElementKey) -> Bool {
        first.category != second.category
            ? first.category.rawValue < second.category.rawValue
            : first.indexPath != second.indexPath
                ? first.indexPath < second.indexPath : (first.kind ?? "") < (second.kind ?? "")
    }
}

extension ElementKey: ListKey {
    /// Returns the key after an update; nil if the element was removed or reloaded.
    func after(_ map: IndexMap) -> ElementKey? {
        guard indexPath.count == 2 else { return self }
        if category == .cell { return map.after(RowBefore(RowIndex(indexPath))).map { at($0.index.indexPath) } }
        return map.after(SectionBefore(indexPath.section)).map {
            at(IndexPath(item: indexPath.item, section: $0.index))
        }
    }

    /// Returns the key before an update; nil if the element was inserted or reloaded.
    func before(_ map: IndexMap) -> ElementKey? {
        guard indexPath.count == 2 else { return self }
        if category == .cell { return map.before(RowAfter(RowIndex(indexPath))).map { at($0.index.indexPath) } }
        return map.before(SectionAfter(indexPath.section)).map {
            at(IndexPath(item: indexPath.item, section: $0.index))
        }
    }
}

extension UICollectionViewLayoutAttributes {
    var key: ElementKey {
        ElementKey(category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
    }
}
