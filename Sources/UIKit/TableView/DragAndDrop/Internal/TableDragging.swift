import Foundation
internal import TableEngine

/// Lets the user drag rows out of a table: gives the questions of a drag interaction to the table's drag delegate.
///
/// Owned by the table, which creates it with its first drag delegate. The dragged rows follow updates.
@MainActor
final class TableDragging: NSObject, UIDragInteractionDelegate, LiftObserver {
    private typealias Methods = TableViewDragDelegateMethods

    /// A link, because client code reaches this object as the delegate of the interaction, and may keep it.
    private let link: ViewLink<UITableView>
    private(set) lazy var interaction = UIDragInteraction(delegate: self)
    private var proxy: ProxyAnswers?
    weak var delegate: (any UITableViewDragDelegate)? {
        didSet { proxy = ProxyAnswers(delegate) }
    }

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
    private var state = UITableViewCell.DragState.none

    init(table: UITableView) {
        link = table.link
        super.init()
    }

    private var table: UITableView? { link.view }

    private func delegate<Call>(
        for method: OptionalMethod<any UITableViewDragDelegate, Call>
    ) -> (any UITableViewDragDelegate)? {
        method.receiver(delegate, proxy)
    }

    // MARK: Dragged rows

    var hasActiveDrag: Bool { session != nil }

    /// The row that an item comes from; nil for items of others, and for a row that is gone.
    func row(of item: UIDragItem) -> RowIndex? { dragged.first { $0.item === item }?.row }

    /// The row that an item comes from, as drop delegates learn it: nil after any change of the table.
    func sourceRow(of item: UIDragItem) -> RowIndex? { hasChanged ? nil : row(of: item) }

    func isDragged(_ row: RowIndex) -> Bool { dragged.contains { $0.row == row } }

    func remap(_ map: IndexMap) {
        guard !dragged.isEmpty else { return }
        hasChanged = true
        for index in dragged.indices { dragged[index].row = dragged[index].row?.after(map) }
    }

    func tableDidChange() {
        guard !dragged.isEmpty else { return }
        hasChanged = true
        for index in dragged.indices { dragged[index].row = nil }
    }

    /// Gives a cell that comes on screen its look.
    func show(_ cell: UITableViewCell, at row: RowIndex) {
        let state = isDragged(row) ? state : .none
        if cell.dragState != state { cell.dragState = state }
    }

    private func setState(_ new: UITableViewCell.DragState) {
        state = new
        guard let table else { return }
        table.calls.pass {
            table.cells.forEachLive { row, cell in show(cell, at: row) }
        }
    }

    private func forget() {
        setState(.none)
        dragged = []
        hasChanged = false
        session = nil
    }

    /// Returns the row below a point, and asks about it. Nil if there is none, or if the table is not ready.
    private func ask(
        at point: CGPoint, _ question: (UITableView, any UITableViewDragDelegate, IndexPath) -> [UIDragItem]
    ) -> (row: RowIndex, items: [UIDragItem])? {
        guard let table, let delegate, table.reorderingIfMade?.isHolding != true, table.reordering.isReady,
            let asked = table.frames.row(at: Double(point.y)), let cell = table.cells.cell(at: asked),
            cell.point(inside: cell.convert(point, from: table), with: nil)
        else { return nil }
        let (place, items) = table.calls.pass {
            table.selection.following(asked) { question(table, delegate, asked.indexPath) }
        }
        return place.map { ($0, items) }
    }

    // MARK: The interaction

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let table, state == .none else { return [] }
        let answer = ask(at: session.location(in: table)) { table, delegate, path in
            delegate.tableView(table, itemsForBeginning: session, at: path)
        }
        guard let answer, !answer.items.isEmpty else { return [] }
        hasChanged = false
        dragged = answer.items.map { DraggedRow(item: $0, row: answer.row) }
        return answer.items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let method = delegate(for: Methods.itemsForAdding) else { return [] }
        let answer = ask(at: point) { table, _, path in
            if isDragged(RowIndex(path)) { return [] }
            return method.tableView(table, itemsForAddingTo: session, at: path, point: point)
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
        guard let table, let row = row(of: item) else { return nil }
        let (place, parameters) = table.calls.pass {
            table.selection.following(row) {
                delegate(for: Methods.previewParameters)?
                    .tableView(table, dragPreviewParametersForRowAt: row.indexPath)
            }
        }
        guard let place, let cell = table.cells.cell(at: place), cell.window != nil else { return nil }
        return UITargetedDragPreview(view: cell, parameters: (parameters ?? nil) ?? table.previewParameters(of: cell))
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        table?.touchSelection.cancel()
        setState(.lifting)
    }

    func liftWasGivenUp() { forget() }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        self.session = session as? DragSession
        setState(.dragging)
        guard let table else { return }
        table.calls.pass {
            delegate(for: Methods.willBegin)?.tableView(table, dragSessionWillBegin: session)
        }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        guard let table else { return true }
        return delegate(for: Methods.allowsMoveOperation)?
            .tableView(table, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        guard let table else { return false }
        return delegate(for: Methods.isRestricted)?
            .tableView(table, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    /// Rows are not made smaller over their table.
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
        guard let table else { return }
        table.calls.pass {
            delegate(for: Methods.didEnd)?.tableView(table, dragSessionDidEnd: session)
        }
    }
}
