internal import TableEngine

/// Which items are selected, and what selecting does to cells and delegate.
///
/// Owned by UICollectionView. Selection by code changes items and cells; selection by the user also asks and tells the delegate.
@MainActor
final class ItemSelection {
    unowned(unsafe) let view: UICollectionView

    private var selected = RowSelection()

    init(view: UICollectionView) { self.view = view }

    private var calls: CollectionCalls { view.calls }

    /// In the order of selecting.
    var items: [RowIndex] { selected.rangesInOrder.flatMap(\.indexes) }

    func contains(_ item: RowIndex) -> Bool { selected.contains(item) }

    // MARK: By code

    func select(_ item: RowIndex) {
        if !view.allowsMultipleSelection { for other in items where other != item { deselect(other) } }
        selected.insert(item)
        show(item)
    }

    func deselect(_ item: RowIndex) {
        guard selected.remove(item) else { return }
        show(item)
    }

    func deselectAll() {
        for item in items { deselect(item) }
    }

    func keepLast() {
        for item in items.dropLast() { deselect(item) }
    }

    /// A reload: forgets without telling the cells, which get their state when they come back.
    func forget() { selected.removeAll() }

    // MARK: By the user

    /// A touch ended on an item. Should select is asked before the item that gives way is deselected, which is not asked about.
    func userTapped(_ item: RowIndex) {
        if view.allowsMultipleSelection, selected.contains(item) {
            guard calls.shouldDeselectItem(at: item.indexPath) ?? true, selected.contains(item) else { return }
            deselect(item)
            return calls.didDeselectItem(at: item.indexPath)
        }
        guard view.allowsSelection else { return }
        if calls.shouldSelectItem(at: item.indexPath) ?? true, view.contents.counts.contains(item) {
            if !view.allowsMultipleSelection {
                for other in items where other != item {
                    deselect(other)
                    calls.didDeselectItem(at: other.indexPath)
                }
            }
            guard view.contents.counts.contains(item) else { return }
            selected.insert(item)
            show(item)
            calls.didSelectItem(at: item.indexPath)
        }
        if calls.canPerformPrimaryAction(at: item.indexPath) ?? true { calls.performPrimaryAction(at: item.indexPath) }
    }

    func remap(_ map: IndexMap) { selected.remap(map) }

    /// The look of an item's cell, if it is on screen.
    func show(_ item: RowIndex) {
        guard let cell = view.display.shown.live[.cell(item.indexPath)] as? UICollectionViewCell else { return }
        let isSelected = selected.contains(item)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
    }
}
