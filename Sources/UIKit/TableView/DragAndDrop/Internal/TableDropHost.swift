import Foundation
internal import TableEngine

/// Gives ``ListDropping`` access to a table and its drop delegate. `TableDropHost+Room` makes room and moves rows.
@MainActor
final class TableDropHost: TableRows, ListDropHost {
    private typealias Methods = TableViewDropDelegateMethods

    private var proxy: ProxyAnswers?
    weak var delegate: (any UITableViewDropDelegate)? {
        didSet { proxy = ProxyAnswers(delegate) }
    }
    /// Whether a drag moves a row of the table.
    var isMoving = false

    var table: UITableView? { link.view }

    private func delegate<Call>(
        for method: OptionalMethod<any UITableViewDropDelegate, Call>
    ) -> (any UITableViewDropDelegate)? {
        method.receiver(delegate, proxy)
    }

    // MARK: The table

    var hasDelegate: Bool { delegate != nil }

    func dropPlace(at point: CGPoint) -> DropPlace? {
        table?.frames.dropPlace(at: Double(point.y)) { [table] place, order in
            table?.parts.openings.ifMade?.withoutPlaceholders(place, in: order) ?? place
        }
    }

    func standardParameters(of cell: any DraggedCell) -> UIDragPreviewParameters {
        table?.dragPreviewParameters(of: cell) ?? UIDragPreviewParameters()
    }

    // MARK: The delegate

    func canHandle(_ session: any UIDropSession) -> Bool {
        guard let table else { return false }
        return delegate(for: Methods.canHandle)?.tableView(table, canHandle: session) ?? true
    }

    func didEnter(_ session: any UIDropSession) {
        if let table { delegate(for: Methods.didEnter)?.tableView(table, dropSessionDidEnter: session) }
    }

    func didExit(_ session: any UIDropSession) {
        if let table { delegate(for: Methods.didExit)?.tableView(table, dropSessionDidExit: session) }
    }

    func didEnd(_ session: any UIDropSession) {
        if let table { delegate(for: Methods.didEnd)?.tableView(table, dropSessionDidEnd: session) }
    }

    func proposal(for session: any UIDropSession, at place: DropPlace?) -> UIDropProposal {
        guard let table else { return UIDropProposal(operation: .cancel) }
        return delegate(for: Methods.didUpdate)?.tableView(
            table, dropSessionDidUpdate: session, withDestinationIndexPath: place?.row.indexPath)
            ?? UITableViewDropProposal.standard(for: session)
    }

    func previewParameters(at row: RowIndex) -> UIDragPreviewParameters? {
        guard let table else { return nil }
        return delegate(for: Methods.previewParameters)?
            .tableView(table, dropPreviewParametersForRowAt: row.indexPath) ?? nil
    }

    // MARK: The drop

    func makeEnds(for session: DropSession, _ decision: DropDecision) -> DropEnds {
        let proposal = decision.proposal as? UITableViewDropProposal
        return TableDropCoordinator(
            session, link, destination: decision.destination,
            proposal ?? UITableViewDropProposal(operation: decision.proposal.operation))
    }

    func perform(with ends: DropEnds) {
        guard let table, let delegate, let coordinator = ends as? TableDropCoordinator else { return }
        let openings = table.openings
        openings.isFilling = true
        delegate.tableView(table, performDropWith: coordinator)
        openings.isFilling = false
    }
}
