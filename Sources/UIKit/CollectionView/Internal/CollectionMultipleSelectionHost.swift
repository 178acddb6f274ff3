internal import TableEngine

/// Gives ``MultipleSelection`` access to a collection view and its delegate.
@MainActor
final class CollectionMultipleSelectionHost: MultipleSelectionHost {
    /// Sound: the collection view owns the owner of this object.
    private unowned(unsafe) let view: UICollectionView

    init(view: UICollectionView) { self.view = view }

    var list: UIScrollView { view }
    var selection: ListSelection { view.selection }
    var generation: Int { view.updates.generation }

    var mayBegin: Bool {
        guard view.contents.isLoaded, view.parts.movement.ifMade?.isHolding != true,
            !view.overflows(.horizontal) || !view.overflows(.vertical)
        else { return false }
        return view.allowsMultipleSelectionDuringEditing || !view.isEditing && view.allowsSelection
    }

    func pass(_ body: () -> Void) { view.calls.pass(body) }
    func cancelTouches() { view.touchSelection.cancel() }
    func startsWithOneFinger(_ point: CGPoint) -> Bool { false }

    /// Begins to edit a view that allows multiple selection only then (unverified).
    func allowSeveralRows() {
        guard !view.isEditing else { return }
        if view.allowsMultipleSelectionDuringEditing {
            view.isEditing = true
        } else {
            view.allowsMultipleSelection = true
        }
    }

    // MARK: Rows

    func row(at point: CGPoint) -> RowIndex? { view.places.item(at: point).map { RowIndex($0) } }
    func contains(_ row: RowIndex) -> Bool { view.contents.counts.contains(row) }
    func ordinal(of row: RowIndex) -> Int { view.contents.counts.ordinal(of: row) }
    func row(withOrdinal ordinal: Int) -> RowIndex { view.contents.counts.row(withOrdinal: ordinal) }

    // MARK: The delegate

    func shouldBegin(at row: RowIndex) -> Bool { view.calls.shouldBeginMultipleSelection(at: row.indexPath) ?? false }
    func didBegin(at row: RowIndex) { view.calls.didBeginMultipleSelection(at: row.indexPath) }
    func didEnd() { view.calls.didEndMultipleSelection() }
}
