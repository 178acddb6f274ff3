import Foundation
internal import TableEngine

/// Gives ``ListDragging`` access to a table and its drag delegate.
@MainActor
final class TableDragHost: ListDragHost {
    private typealias Methods = TableViewDragDelegateMethods

    /// A link, because client code reaches the owner as the delegate of the interaction, and may keep it.
    private let link: ViewLink<UITableView>
    private var proxy: ProxyAnswers?
    weak var delegate: (any UITableViewDragDelegate)? {
        didSet { proxy = ProxyAnswers(delegate) }
    }

    init(table: UITableView) { link = table.link }

    private var table: UITableView? { link.view }

    private func delegate<Call>(
        for method: OptionalMethod<any UITableViewDragDelegate, Call>
    ) -> (any UITableViewDragDelegate)? {
        method.receiver(delegate, proxy)
    }

    // MARK: The table

    var list: UIScrollView? { table }
    var hasDelegate: Bool { delegate != nil }
    var isReady: Bool { table.map { $0.parts.reordering.ifMade?.isHolding != true && $0.reordering.isReady } ?? false }

    func pass<Answer>(_ body: () -> Answer) -> Answer { table?.calls.pass(body) ?? body() }

    func following<Answer>(_ row: RowIndex, _ call: () -> Answer) -> (row: RowIndex?, answer: Answer) {
        table?.selection.following(row, call) ?? (nil, call())
    }

    var isMovingRow: Bool { false }

    func row(at point: CGPoint) -> RowIndex? { table?.frames.row(at: Double(point.y)) }
    func cell(at row: RowIndex) -> (any DraggedCell)? { table?.cells.cell(at: row) }
    func forEachCell(_ body: (RowIndex, any DraggedCell) -> Void) { table?.cells.forEachLive { body($0, $1) } }
    func cancelTouches() { table?.touchSelection.cancel() }

    func standardParameters(of cell: any DraggedCell) -> UIDragPreviewParameters {
        table?.dragPreviewParameters(of: cell) ?? UIDragPreviewParameters()
    }

    // MARK: The delegate

    func items(forBeginning session: any UIDragSession, at row: RowIndex) -> [UIDragItem] {
        guard let table else { return [] }
        return delegate?.tableView(table, itemsForBeginning: session, at: row.indexPath) ?? []
    }

    func items(forAddingTo session: any UIDragSession, at row: RowIndex, _ point: CGPoint) -> [UIDragItem] {
        guard let table else { return [] }
        return delegate(for: Methods.itemsForAdding)?
            .tableView(table, itemsForAddingTo: session, at: row.indexPath, point: point) ?? []
    }

    func previewParameters(at row: RowIndex) -> UIDragPreviewParameters? {
        guard let table else { return nil }
        return delegate(for: Methods.previewParameters)?
            .tableView(table, dragPreviewParametersForRowAt: row.indexPath) ?? nil
    }

    func willBegin(_ session: any UIDragSession) {
        if let table { delegate(for: Methods.willBegin)?.tableView(table, dragSessionWillBegin: session) }
    }

    func didEnd(_ session: any UIDragSession) {
        if let table { delegate(for: Methods.didEnd)?.tableView(table, dragSessionDidEnd: session) }
    }

    func allowsMoveOperation(_ session: any UIDragSession) -> Bool {
        guard let table else { return true }
        return delegate(for: Methods.allowsMoveOperation)?
            .tableView(table, dragSessionAllowsMoveOperation: session) ?? true
    }

    func isRestricted(_ session: any UIDragSession) -> Bool {
        guard let table else { return false }
        return delegate(for: Methods.isRestricted)?
            .tableView(table, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }
}
