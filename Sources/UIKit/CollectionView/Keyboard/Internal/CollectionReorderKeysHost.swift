internal import TableEngine

/// Gives ``ReorderKeys`` access to a collection view, whose items may be moved at any time.
@MainActor
final class CollectionReorderKeysHost: CollectionRows, ReorderKeysHost {
    /// Sound: made for one key, during which the collection view is retained.
    private unowned(unsafe) let view: UICollectionView

    override init(view: UICollectionView) {
        self.view = view
        super.init(view: view)
    }

    var isInEditingMode: Bool { true }

    func mayEdit(_ row: RowIndex) -> Bool { true }
    func mayMove(_ row: RowIndex) -> Bool { view.calls.mayMove(row.indexPath) }

    func target(of row: RowIndex, proposing place: RowIndex) -> RowIndex {
        let answer = view.calls.targetOfMove(from: row.indexPath, at: row.indexPath, proposed: place.indexPath)
        return answer.map { RowIndex($0) } ?? place
    }

    func move(_ row: RowIndex, to target: RowIndex) { view.itemMovement.move(row, to: target) }

    func reveal(_ row: RowIndex) { view.scrollToItem(at: row.indexPath, at: [], animated: true) }
}
