import Foundation
internal import TableEngine

/// The room below a drag: for a new item, and for an item of the collection view that the drag moves.
extension CollectionDropHost {
    func decision(on proposal: UIDropProposal, at place: DropPlace?) -> DropDecision {
        guard let place, let wanted = proposal as? UICollectionViewDropProposal else {
            return DropDecision(proposal: proposal, intent: .unspecified, destination: nil)
        }
        let intent: DropDecision.Intent =
            switch wanted.intent {
            case .unspecified: .unspecified
            case .insertAtDestinationIndexPath: .insertAtDestination
            // Only an item that exists can be entered.
            case .insertIntoDestinationIndexPath: place.rowBelow == nil ? .unspecified : .insertIntoDestination
            }
        let destination = intent == .insertIntoDestination ? place.rowBelow : place.row
        // The coordinator shows the proposal, whose intent must not promise an item.
        let isRefused = wanted.intent == .insertIntoDestinationIndexPath && intent == .unspecified
        return DropDecision(
            proposal: isRefused ? wanted.withoutIntent : wanted, intent: intent, destination: destination)
    }

    // MARK: New items

    func setRoom(before row: RowIndex?, for session: DropSession?) {
        guard let view else { return }
        guard let row else {
            pace.forget()
            view.parts.openings.ifMade?.setHover(nil)
            return
        }
        let room = RowOpening(row: row, size: roomSize(session, in: view))
        guard room != view.parts.openings.ifMade?.hover else { return pace.forget() }
        pace.change(to: row, view.reorderingCadence) { [weak self, weak session] in
            guard let self, session != nil, let view = self.view, isReady, room.exists(in: view.contents.counts)
            else { return }
            view.openings.setHover(room)
        }
    }

    /// An item of the collection view itself keeps its size; that of others is the layout's. Unverified.
    private func roomSize(_ session: DropSession?, in view: UICollectionView) -> CGSize? {
        guard let item = session?.items.first, let row = draggedRow(of: item) else { return nil }
        return view.places.attributes(of: .cell(row.indexPath))?.size
    }

    // MARK: Items of the collection view

    var moveTarget: RowIndex? { view?.parts.movement.ifMade?.draggedPlace }

    func draggedRow(of item: UIDragItem) -> RowIndex? {
        guard let view, let row = view.parts.dragging.ifMade?.row(of: item), view.contents.counts.contains(row) else {
            return nil
        }
        return row
    }

    func movableRow(of item: UIDragItem) -> RowIndex? {
        guard let view, let row = draggedRow(of: item) else { return nil }
        if let place = moveTarget { return place == row ? row : nil }
        let (place, mayMove) = view.calls.pass {
            view.selection.following(row) { view.calls.mayMove(row.indexPath) }
        }
        return mayMove ? place : nil
    }

    func showMove(of row: RowIndex, to place: RowIndex, isCurrent: () -> Bool) {
        guard let view else { return }
        guard moveTarget ?? row != place else { return pace.forget() }
        if view.reorderingCadence == .immediate { return move(row, to: place) }
        pace.change(to: place, view.reorderingCadence) { [weak self] in
            guard let self, isReady, self.view?.parts.dropping.ifMade?.session != nil else { return }
            pass { self.move(self.moveTarget ?? row, to: place) }
        }
    }

    private func move(_ row: RowIndex, to place: RowIndex) {
        guard let view else { return }
        let movement = view.itemMovement
        if movement.draggedPlace == nil, !movement.beginDrag(row) { return }
        movement.moveDragged(to: place)
    }

    func endMove(animated: Bool) {
        pace.forget()
        if moveTarget != nil { view?.parts.movement.ifMade?.cancel(animated: animated) }
    }

    func commitMove(of item: UIDragItem) -> RowIndex? {
        guard let view, moveTarget != nil else { return nil }
        view.itemMovement.end()
        view.layoutIfNeeded()
        return view.parts.dragging.ifMade?.row(of: item)
    }

    func finishWaiting() { pace.finish() }
}

extension UICollectionViewDropProposal {
    fileprivate var withoutIntent: UICollectionViewDropProposal {
        let new = UICollectionViewDropProposal(operation: operation, intent: .unspecified)
        new.isPrecise = isPrecise
        new.prefersFullSizePreview = prefersFullSizePreview
        return new
    }
}

/// Changes the room below a drag after the delay of a collection view's reordering cadence.
@MainActor
final class ReorderingPace {
    private var waiting: (row: RowIndex, call: DelayedCall, change: () -> Void)?

    /// In seconds. Unverified.
    private func delay(_ cadence: UICollectionView.ReorderingCadence) -> TimeInterval {
        switch cadence {
        case .immediate: 0
        case .fast: 0.2
        case .slow: 0.6
        }
    }

    func change(to row: RowIndex, _ cadence: UICollectionView.ReorderingCadence, _ change: @escaping () -> Void) {
        guard cadence != .immediate else {
            forget()
            return change()
        }
        guard waiting?.row != row else { return }
        forget()
        let call = DelayedCall(after: delay(cadence)) { [weak self] in self?.finish() }
        waiting = (row, call, change)
    }

    func forget() {
        waiting?.call.cancel()
        waiting = nil
    }

    /// Makes the change that is waited for.
    func finish() {
        let due = waiting
        forget()
        due?.change()
    }
}
