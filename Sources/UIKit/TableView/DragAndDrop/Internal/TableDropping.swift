import Foundation
internal import TableEngine

/// Accepts drops on a table: finds the place below a drag, asks the table's drop delegate, and makes room there. A row of
/// the table itself is moved by the rules of reordering, if the data source moves rows.
///
/// Owned by the table, which creates it with its first drag or drop delegate. `TableDropping+Drop` performs drops.
@MainActor
final class TableDropping: NSObject, UIDropInteractionDelegate {
    typealias Methods = TableViewDropDelegateMethods

    /// A link, because client code reaches this object as the delegate of the interaction, and may keep it.
    private let link: ViewLink<UITableView>
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    private var proxy: ProxyAnswers?
    weak var delegate: (any UITableViewDropDelegate)? {
        didSet { proxy = ProxyAnswers(delegate) }
    }

    /// The drag over the table.
    private(set) weak var session: DropSession?
    /// The place that the delegate was told last.
    var destination: RowIndex?
    var proposal: UITableViewDropProposal?
    /// Whether the drag moves a row of the table itself.
    private(set) var isReordering = false
    private weak var highlighted: UITableViewCell?
    private lazy var edges = table.map { EdgeScrolling(scrollView: $0) }
    /// The drop whose animations run.
    var coordinator: TableDropCoordinator?
    /// The cells to which items are moving.
    var taken: [UITableViewCell] = []

    init(table: UITableView) {
        link = table.link
        super.init()
    }

    var table: UITableView? { link.view }

    func delegate<Call>(
        for method: OptionalMethod<any UITableViewDropDelegate, Call>
    ) -> (any UITableViewDropDelegate)? {
        method.receiver(delegate, proxy)
    }

    var hasActiveDrop: Bool { session != nil || coordinator != nil }

    // MARK: The interaction

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let table else { return false }
        guard delegate != nil else { return movableRow(of: session) != nil }
        return table.calls.pass {
            delegate(for: Methods.canHandle)?.tableView(table, canHandle: session) ?? true
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        guard let table else { return }
        self.session = session as? DropSession
        // Also when the content moves below a drag that rests.
        edges?.didScroll = { [weak table] in table?.window?.windowScene?.drag?.updateTarget() }
        edges?.begin(at: finger(session, in: table))
        table.calls.pass {
            setDropState(.notTargeted)
            delegate(for: Methods.didEnter)?.tableView(table, dropSessionDidEnter: session)
        }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let table, self.session === session else { return UIDropProposal(operation: .cancel) }
        edges?.move(to: finger(session, in: table))
        return table.calls.pass { propose(session, in: table) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        guard let table else { return }
        table.calls.pass {
            leave()
            self.session = nil
            delegate(for: Methods.didExit)?.tableView(table, dropSessionDidExit: session)
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        guard let table else { return }
        table.calls.pass {
            leave()
            self.session = nil
            coordinator = nil
            delegate(for: Methods.didEnd)?.tableView(table, dropSessionDidEnd: session)
        }
    }

    private func finger(_ session: any UIDropSession, in table: UITableView) -> CGPoint {
        let point = session.location(in: table)
        return CGPoint(x: point.x - table.bounds.minX, y: point.y - table.bounds.minY)
    }

    func stopScrolling() { edges?.stop() }

    /// Closes the room below the drag.
    private func leave() {
        stopScrolling()
        highlight(nil)
        setDropState(.none)
        destination = nil
        proposal = nil
        endReordering()
        table?.openingsIfMade?.setHover(nil, height: 0)
    }

    // MARK: The proposal

    private func propose(_ session: any UIDropSession, in table: UITableView) -> UIDropProposal {
        guard table.reordering.isReady, table.reorderingIfMade?.isHolding != true else {
            return proposal ?? UITableViewDropProposal(operation: .cancel)
        }
        let place = table.frames.dropPlace(at: Double(session.location(in: table).y))
        let moved = movableRow(of: session)
        let generation = table.updates.generation
        let answer: UITableViewDropProposal
        if delegate == nil {
            answer = UITableViewDropProposal(
                operation: moved == nil ? .cancel : .move, intent: .insertAtDestinationIndexPath)
        } else {
            answer =
                delegate(for: Methods.didUpdate)?.tableView(
                    table, dropSessionDidUpdate: session, withDestinationIndexPath: place?.row.indexPath)
                ?? .standard(for: session)
        }
        // The delegate may have changed the table, or have ended the drag.
        guard self.session === session, table.updates.generation == generation, table.reordering.isReady else {
            return answer
        }
        let fitting = table.effective(answer, at: place, session)
        proposal = fitting.proposal
        destination = fitting.row
        show(fitting.proposal, at: fitting.row, moving: answer.operation == .move ? moved : nil)
        return fitting.proposal
    }

    /// Returns the row that a drag would move in the table: its only item, if the data source moves rows.
    private func movableRow(of session: any UIDropSession) -> RowIndex? {
        guard let table, session.items.count == 1, session.localDragSession != nil, session.allowsMoveOperation,
            let row = table.dragging?.row(of: session.items[0]), table.contents.contains(row)
        else { return nil }
        if let held = table.frames.held { return held.row.row == row ? row : nil }
        let (place, mayMove) = table.calls.pass {
            table.selection.following(row) { table.calls.mayMoveRow(at: row.indexPath) }
        }
        return mayMove ? place : nil
    }

    private func show(_ proposal: UITableViewDropProposal, at row: RowIndex?, moving moved: RowIndex?) {
        guard let table else { return }
        let inserts = proposal.intent == .insertAtDestinationIndexPath && proposal.operation.transfersData
        let isInto = proposal.intent == .insertIntoDestinationIndexPath && proposal.operation.transfersData
        highlight(isInto ? row.flatMap { table.cells.cell(at: $0) } : nil)
        if inserts, let row, let moved {
            table.openingsIfMade?.setHover(nil, height: 0)
            reorder(moved, to: row)
        } else {
            endReordering()
            if inserts, let row {
                table.openings.setHover(row, height: gapHeight)
            } else {
                table.openingsIfMade?.setHover(nil, height: 0)
            }
        }
    }

    /// The height of the room for a row: that of a row of the table itself, otherwise the usual one.
    private var gapHeight: Double {
        guard let table else { return 0 }
        if let item = session?.items.first, let row = table.dragging?.row(of: item), table.contents.contains(row) {
            return table.contents.geometry.extent(of: row).points
        }
        // Rows that size themselves take as much room as the item has, if that is a row of the application.
        let item = session?.items.first
        let shown =
            table.sizing.rowsSizeThemselves ? item.flatMap { session?.localDrag?.previews.size(of: $0).height } : nil
        return shown.map { $0 > 0 ? table.roundedUp($0) : table.sizing.usualHeight } ?? table.sizing.usualHeight
    }

    private func setDropState(_ state: UICellConfigurationState.DropState) {
        table?.cells.forEachLive { _, cell in cell.dropState = state }
    }

    func highlight(_ cell: UITableViewCell?) {
        guard cell !== highlighted else { return }
        let former = highlighted
        highlighted = cell
        former?.setHighlighted(false, animated: true)
        former?.dropState = session == nil ? .none : .notTargeted
        cell?.setHighlighted(true, animated: true)
        cell?.dropState = .targeted
    }

    // MARK: Reordering

    /// Moves the room for a row of the table itself.
    private func reorder(_ row: RowIndex, to place: RowIndex) {
        guard let table, HeldRow.isPlace(place, of: row, in: table.contents.counts) else { return }
        guard place != table.frames.held?.row.target else { return }
        let generation = table.updates.generation
        let target = table.reordering.target(of: row, proposing: place)
        guard table.updates.generation == generation, session != nil, table.reordering.isReady,
            target != table.frames.held?.row.target
        else { return }
        isReordering = true
        table.frames.held = HeldPlace(row: HeldRow(row: row, target: target), top: nil)
        table.cells.cell(at: row)?.isTakenByDrag = true
        table.reordering.showGap()
    }

    /// Gives the row back its place.
    func endReordering(animated: Bool = true) {
        guard isReordering else { return }
        isReordering = false
        guard let table else { return }
        let row = table.frames.held?.row.row
        table.frames.held = nil
        if let row { table.cells.cell(at: row)?.isTakenByDrag = false }
        table.layout.invalidate()
        if animated { table.reordering.showGap() }
    }

    // MARK: Following the table

    func tableWillReload() {
        highlight(nil)
        if isReordering {
            isReordering = false
            table?.frames.held = nil
        }
        releaseCells()
    }

    func cellLeaves(_ cell: UITableViewCell) {
        if cell === highlighted { highlight(nil) }
        taken.removeAll { $0 === cell }
        cell.isTakenByDrag = false
        if cell.dropState != .none { cell.dropState = .none }
    }

    func releaseCells() {
        let cells = taken
        taken = []
        for cell in cells { cell.isTakenByDrag = false }
    }
}
