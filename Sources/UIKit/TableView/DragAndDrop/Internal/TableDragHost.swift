import Foundation
internal import TableEngine

/// Gives ``ListDragging`` access to a table and its drag delegate.
@MainActor
final class TableDragHost: TableRows, ListDragHost {
    private typealias Methods = TableViewDragDelegateMethods

    private var proxy: ProxyAnswers?
    weak var delegate: (any UITableViewDragDelegate)? {
        didSet { proxy = ProxyAnswers(delegate) }
    }

    private var table: UITableView? { link.view }

    private func delegate<Call>(
        for method: OptionalMethod<any UITableViewDragDelegate, Call>
    ) -> (any UITableViewDragDelegate)? {
        method.receiver(delegate, proxy)
    }

    // MARK: The table

    var hasDelegate: Bool { delegate != nil }
    var isMovingRow: Bool { false }

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
