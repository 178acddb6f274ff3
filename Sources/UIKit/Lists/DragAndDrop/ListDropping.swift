import Foundation
internal import TableEngine

/// Accepts drops on a table or collection view: finds the place below a drag, asks the list's drop delegate, and makes room
/// there. A row of the list itself is moved by the rules of reordering, if the data source moves rows.
///
/// Owned by the list, which creates it with its first drag or drop delegate. `ListDropping+Drop` performs drops.
@MainActor
final class ListDropping<Host: ListDropHost>: NSObject, UIDropInteractionDelegate, CellMarker {
    let host: Host
    private(set) lazy var interaction = UIDropInteraction(delegate: self)

    /// The drag over the list.
    private(set) weak var session: DropSession?
    /// What would happen at the place that the delegate was told last.
    private(set) var decision: DropDecision?
    /// Whether the drag moves a row of the list itself.
    var isMoving: Bool { host.moveTarget != nil }
    private weak var highlighted: (any DraggedCell)?
    private lazy var edges = host.list.map { EdgeScrolling(scrollView: $0) }
    /// The drop whose animations run.
    var ends: DropEnds?
    /// The cells to which items are moving.
    var taken: [any DraggedCell] = []

    init(host: Host) {
        self.host = host
        super.init()
    }

    var hasActiveDrop: Bool { session != nil || ends != nil }

    // MARK: The interaction

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard host.list != nil else { return false }
        guard host.hasDelegate else { return movableRow(of: session) != nil }
        return host.pass { host.canHandle(session) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        guard let list = host.list else { return }
        self.session = session as? DropSession
        // Also when the content moves below a drag that rests.
        edges?.didScroll = { [weak self] in self?.session?.drag?.updateTarget() }
        edges?.begin(at: finger(session, in: list))
        host.pass {
            setDropState(.notTargeted)
            host.didEnter(session)
        }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let list = host.list, self.session === session else { return UIDropProposal(operation: .cancel) }
        edges?.move(to: finger(session, in: list))
        return host.pass { propose(session, in: list) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        host.pass {
            leave()
            self.session = nil
            host.didExit(session)
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        host.pass {
            leave()
            self.session = nil
            ends = nil
            host.didEnd(session)
        }
    }

    private func finger(_ session: any UIDropSession, in list: UIScrollView) -> CGPoint {
        let point = session.location(in: list)
        return CGPoint(x: point.x - list.bounds.minX, y: point.y - list.bounds.minY)
    }

    func stopScrolling() { edges?.stop() }

    /// Closes the room below the drag.
    private func leave() {
        stopScrolling()
        highlight(nil)
        setDropState(.none)
        decision = nil
        host.endMove(animated: true)
        host.setRoom(before: nil, for: nil)
    }

    // MARK: The proposal

    private func propose(_ session: any UIDropSession, in list: UIScrollView) -> UIDropProposal {
        guard host.isReady else { return decision?.proposal ?? UIDropProposal(operation: .cancel) }
        let point = session.location(in: list)
        let place = aimedPlace(of: session, at: point, moving: true) ?? host.dropPlace(at: point)
        let moved = movableRow(of: session)
        let generation = host.generation
        let answer =
            host.hasDelegate
            ? host.proposal(for: session, at: place) : UIDropProposal(operation: moved == nil ? .cancel : .move)
        // The delegate may have changed the list, or have ended the drag.
        guard self.session === session, host.generation == generation, host.isReady else { return answer }
        let isMove = answer.operation == .move
        let chosen = isMove ? place : aimedPlace(of: session, at: point, moving: false) ?? place
        let new =
            host.hasDelegate
            ? host.decision(on: answer, at: chosen)
            : DropDecision(
                proposal: answer, intent: chosen == nil ? .unspecified : .insertAtDestination, destination: chosen?.row)
        decision = new
        show(new, moving: isMove ? moved : nil)
        return new.proposal
    }

    /// Returns the place at which a drag without a pointer aims, beside the row at a point; nil for other drags, and
    /// without a row there.
    ///
    /// - Parameter moves: whether a row of the list leaves its place for it, which counts for the places below.
    private func aimedPlace(of session: any UIDropSession, at point: CGPoint, moving moves: Bool) -> DropPlace? {
        guard let aim = (session as? DropSession)?.aim, let below = host.row(at: point) else { return nil }
        var place = RowIndex(section: below.section, row: below.row + (aim == .after ? 1 : 0))
        if moves, aim != .onto, session.items.count == 1, session.allowsMoveOperation,
            let source = host.draggedRow(of: session.items[0]), source.section == place.section, source.row < place.row
        {
            place.row -= 1
        }
        return DropPlace(row: place, rowBelow: below, share: aim.share)
    }

    /// Returns the row that a drag would move in the list: its only item, if the data source moves rows.
    private func movableRow(of session: any UIDropSession) -> RowIndex? {
        guard session.items.count == 1, session.localDragSession != nil, session.allowsMoveOperation else { return nil }
        return host.movableRow(of: session.items[0])
    }

    private func show(_ decision: DropDecision, moving moved: RowIndex?) {
        let row = decision.destination
        highlight(decision.entersRow ? row.flatMap { host.cell(at: $0) } : nil)
        if decision.inserts, let row, let moved {
            host.setRoom(before: nil, for: nil)
            host.showMove(of: moved, to: row) { [weak self] in self?.session != nil }
        } else {
            host.endMove(animated: true)
            host.setRoom(before: decision.inserts ? row : nil, for: session)
        }
    }

    private func setDropState(_ state: UICellConfigurationState.DropState) {
        host.forEachCell { $1.dropState = state }
    }

    func highlight(_ cell: (any DraggedCell)?) {
        guard cell !== highlighted else { return }
        let former = highlighted
        highlighted = cell
        former?.setHighlightedByDrag(false)
        former?.dropState = session == nil ? .none : .notTargeted
        cell?.setHighlightedByDrag(true)
        cell?.dropState = .targeted
    }

    // MARK: Following the list

    var turn: FollowingTurn { .dropping }

    func listWillReload() {
        highlight(nil)
        host.endMove(animated: false)
        releaseCells()
    }

    func cellArrives(_ cell: UIView, at row: RowIndex) {
        guard let cell = cell as? any DraggedCell else { return }
        let state: UICellConfigurationState.DropState =
            cell === highlighted ? .targeted : session == nil ? .none : .notTargeted
        if cell.dropState != state { cell.dropState = state }
    }

    func cellLeaves(_ cell: UIView, from row: RowIndex) {
        guard let cell = cell as? any DraggedCell else { return }
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
