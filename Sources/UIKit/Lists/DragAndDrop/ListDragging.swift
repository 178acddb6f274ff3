import Foundation
internal import TableEngine

/// Lets the user drag rows out of a table or collection view: gives the questions of a drag interaction to the list's drag
/// delegate.
///
/// Owned by the list, which creates it with its first drag delegate. The dragged rows follow updates.
@MainActor
final class ListDragging<Host: ListDragHost>: NSObject, UIDragInteractionDelegate, LiftObserver, CellMarker {
    let host: Host
    private(set) lazy var interaction = UIDragInteraction(delegate: self)

    private struct DraggedRow {
        let item: UIDragItem
        /// Nil when the row is gone.
        var row: RowIndex?
    }

    private var dragged: [DraggedRow] = []
    /// The session that has begun and has not ended.
    private(set) weak var session: DragSession?
    /// Whether the rows were updated or reloaded since the drag began.
    private var hasChanged = false
    private var state = UICellConfigurationState.DragState.none

    init(host: Host) {
        self.host = host
        super.init()
    }

    // MARK: Dragged rows

    var hasActiveDrag: Bool { session != nil }

    /// The row that an item comes from; nil for items of others, and for a row that is gone.
    func row(of item: UIDragItem) -> RowIndex? { dragged.first { $0.item === item }?.row }

    /// The row that an item comes from, as drop delegates learn it: nil after any change of the list.
    func sourceRow(of item: UIDragItem) -> RowIndex? { hasChanged ? nil : row(of: item) }

    func isDragged(_ row: RowIndex) -> Bool { dragged.contains { $0.row == row } }

    // MARK: Following the list

    var turn: FollowingTurn { .dragging }

    func renumber(_ plan: UpdatePlan) {
        guard !dragged.isEmpty else { return }
        if !host.isMovingRow { hasChanged = true }
        for index in dragged.indices { dragged[index].row = dragged[index].row?.after(plan.map) }
    }

    func listWillReload() {
        guard !dragged.isEmpty else { return }
        hasChanged = true
        for index in dragged.indices { dragged[index].row = nil }
    }

    func cellArrives(_ cell: UIView, at row: RowIndex) {
        if let cell = cell as? any DraggedCell { show(cell, at: row) }
    }

    func cellLeaves(_ cell: UIView, from row: RowIndex) {
        if let cell = cell as? any DraggedCell, cell.dragState != .none { cell.dragState = .none }
    }

    private func show(_ cell: any DraggedCell, at row: RowIndex) {
        let state = isDragged(row) ? state : .none
        if cell.dragState != state { cell.dragState = state }
    }

    private func setState(_ new: UICellConfigurationState.DragState) {
        state = new
        host.pass {
            host.forEachCell { row, cell in show(cell, at: row) }
        }
    }

    private func forget() {
        setState(.none)
        dragged = []
        hasChanged = false
        session = nil
    }

    /// Returns the row below a point, and asks about it. Nil if there is none, or if the list is not ready.
    private func ask(at point: CGPoint, _ question: (RowIndex) -> [UIDragItem]) -> (row: RowIndex, items: [UIDragItem])?
    {
        guard host.hasDelegate, host.isReady, let asked = host.touchedRow(at: point) else { return nil }
        let (place, items) = host.pass {
            host.following(asked) { question(asked) }
        }
        return place.map { ($0, items) }
    }

    // MARK: The interaction

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let list = host.list, state == .none else { return [] }
        let answer = ask(at: session.location(in: list)) { host.items(forBeginning: session, at: $0) }
        guard let answer, !answer.items.isEmpty else { return [] }
        hasChanged = false
        dragged = answer.items.map { DraggedRow(item: $0, row: answer.row) }
        return answer.items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        let answer = ask(at: point) { row in
            isDragged(row) ? [] : host.items(forAddingTo: session, at: row, point)
        }
        guard let answer, !answer.items.isEmpty else { return [] }
        dragged += answer.items.map { DraggedRow(item: $0, row: answer.row) }
        return answer.items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) {
        guard addingInteraction === interaction else { return }
        if self.session == nil { self.session = session as? DragSession }
        // The picture of the row is taken after this call, and not of a dimmed row.
        DelayedCall(after: 0) { [weak self] in
            if let self, self.session != nil { setState(.dragging) }
        }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { preview(of: item) }

    /// The present cell of an item's row.
    private func preview(of item: UIDragItem) -> UITargetedDragPreview? {
        guard let row = row(of: item) else { return nil }
        let (place, parameters) = host.pass {
            host.following(row) { host.previewParameters(at: row) }
        }
        guard let place, let cell = host.cell(at: place), cell.window != nil else { return nil }
        return UITargetedDragPreview(view: cell, parameters: parameters ?? host.standardParameters(of: cell))
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        host.cancelTouches()
        setState(.lifting)
    }

    func liftWasGivenUp() { forget() }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        self.session = session as? DragSession
        setState(.dragging)
        host.pass { host.willBegin(session) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { host.allowsMoveOperation(session) }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { host.isRestricted(session) }

    /// Rows are not made smaller over their list.
    func dragInteraction(
        _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool { true }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { preview(of: item) }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        forget()
        host.pass { host.didEnd(session) }
    }
}
