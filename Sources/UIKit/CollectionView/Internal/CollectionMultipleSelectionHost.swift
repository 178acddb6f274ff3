internal import TableEngine

/// Gives ``MultipleSelection`` access to a collection view and its delegate.
@MainActor
final class CollectionMultipleSelectionHost: CollectionRows, MultipleSelectionHost {
    /// Sound: the collection view owns the owner of this object.
    private unowned(unsafe) let view: UICollectionView

    override init(view: UICollectionView) {
        self.view = view
        super.init(view: view)
    }

    var selection: ListSelection { view.selection }

    var mayBegin: Bool {
        guard view.contents.isLoaded, view.parts.movement.ifMade?.isHolding != true,
            !view.overflows(.horizontal) || !view.overflows(.vertical)
        else { return false }
        return view.allowsMultipleSelectionDuringEditing || !view.isEditing && view.allowsSelection
    }

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

    // MARK: The delegate

    func shouldBegin(at row: RowIndex) -> Bool { view.calls.shouldBeginMultipleSelection(at: row.indexPath) ?? false }
    func didBegin(at row: RowIndex) { view.calls.didBeginMultipleSelection(at: row.indexPath) }
    func didEnd() { view.calls.didEndMultipleSelection() }
}
