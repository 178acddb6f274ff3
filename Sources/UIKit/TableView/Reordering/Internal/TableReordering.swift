import QuartzCore
internal import TableEngine

/// Moves a row that is held by its grip: the cell follows the finger, and the other rows make room at the target, about
/// which the delegate is asked. `TableReordering+Ending` puts the row down.
///
/// Owned by UITableView, created when a row is moved first. While a row is held, ``TableFrames/held`` says so, and gives
/// everything its place; the data source and the table's geometry keep the row where it was.
@MainActor
final class TableReordering: RowFollower {
    /// Sound: the table owns this object.
    unowned(unsafe) let table: UITableView

    /// A row that is held.
    struct Hold {
        /// The control under the finger, or another object that identifies who holds the row.
        let owner: AnyObject
        let lifted: LiftedCell
        /// The distance from the upper edge of the cell to the finger.
        let grip: CGFloat
        /// In the table's frame: its scrolling does not move the finger.
        var finger: CGPoint
        /// The place about which the delegate was asked last; nil after an update, when it has another number.
        var proposed: RowIndex?
    }

    /// A message to the data source about a move.
    struct Telling {
        /// Whether the table was reloaded or updated by calls that do not describe the data with the row at its new place.
        var needsReload = false
    }

    var hold: Hold?
    /// A cell that is put down, until it is at its place.
    var settling: LiftedCell?
    /// A cell whose row an update removes.
    private var released: LiftedCell?
    /// What happened to the table while the data source was told of a move; nil at other times.
    var telling: Telling? {
        didSet { table.updates.raisesFaults = telling == nil }
    }
    private let edges: EdgeScrolling

    init(table: UITableView) {
        self.table = table
        edges = EdgeScrolling(scrollView: table)
        edges.didStep = { [weak self] in self?.follow() }
    }

    var isHolding: Bool { hold != nil }

    // MARK: Beginning

    /// Lifts the row of a cell. Returns false if it cannot be held now.
    ///
    /// - Parameter owner: who holds it; the other methods do nothing for anyone else.
    func begin(_ cell: UITableViewCell, by owner: AnyObject, _ touch: UITouch) -> Bool {
        guard mayHold(cell) else { return false }
        return table.calls.pass {
            table.touchSelection.cancel()
            table.updates.followers.interactionBegins()
            finishSettling()
            // Client code may have changed the table.
            guard mayHold(cell), let row = table.cells.row(of: cell), let finger = finger(touch) else { return false }
            lift(cell, row, by: owner, finger)
            return hold?.owner === owner
        }
    }

    private func mayHold(_ cell: UITableViewCell) -> Bool {
        hold == nil && telling == nil && table.frames.held == nil && table.isInEditingMode && cell.isEditing
            && cell.showsReorderControl
            && cell.window != nil && isReady && table.cells.row(of: cell).map { table.contents.contains($0) } == true
    }

    /// Whether the table's rows are those of the data source, so that it can be asked about them.
    var isReady: Bool { table.isReadyForQuestions }

    private func lift(_ cell: UITableViewCell, _ row: RowIndex, by owner: AnyObject, _ finger: CGPoint) {
        let top = cell.frame.minY - table.bounds.minY
        let lifted = LiftedCell(cell)
        hold = Hold(owner: owner, lifted: lifted, grip: finger.y - top, finger: finger, proposed: row)
        table.frames.held = HeldPlace(row: HeldRow(row: row, target: row), top: Double(top))
        edges.begin(at: finger)
        lifted.lift()
        // The held row has the shape of a row alone in its section.
        table.layout.refreshContexts()
        table.layout.invalidate()
        UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    }

    /// Nil for a touch that has left the window.
    private func finger(_ touch: UITouch) -> CGPoint? {
        guard touch.window != nil, touch.window === table.window else { return nil }
        let point = touch.location(in: table)
        return CGPoint(x: point.x - table.bounds.minX, y: point.y - table.bounds.minY)
    }

    // MARK: Following the finger

    func move(by owner: AnyObject, _ touch: UITouch) {
        guard hold?.owner === owner, let finger = finger(touch) else { return }
        hold?.finger = finger
        edges.move(to: finger)
        follow()
    }

    /// Moves the held cell to the finger, and the gap to the place under it. Called when the finger moves, and in each
    /// frame while a row is held: the content may have moved, or the table may have changed.
    private func follow() {
        guard let hold, isReady else { return }
        table.frames.held?.top = Double(hold.finger.y - hold.grip)
        table.calls.pass {
            placeCell()
            chooseTarget()
        }
    }

    /// Called when the content offset has changed.
    func contentDidMove() { placeCell() }

    private func placeCell() {
        guard let hold, let held = table.frames.held, table.cells.cell(at: held.row.row) === hold.lifted.cell else {
            return
        }
        table.cells.putInPlace(hold.lifted.cell)
        hold.lifted.follow()
    }

    /// Asks the delegate about the place that the held row is nearest to, once for each.
    private func chooseTarget() {
        guard let hold, let place = table.frames.held, let top = place.top, table.contents.contains(place.row.row)
        else {
            return
        }
        let row = place.row.row
        let slots = ReorderSlots(table.contents.geometry, held: row)
        let proposed = slots.nearest(top: Double(table.bounds.minY) + top)
        guard proposed != hold.proposed else { return }
        self.hold?.proposed = proposed
        let generation = table.updates.generation
        let target = target(of: row, proposing: proposed)
        // Client code may have changed the table, or ended the hold.
        guard table.updates.generation == generation, isReady, self.hold?.lifted === hold.lifted,
            target != table.frames.held?.row.target
        else { return }
        table.frames.held?.row.target = target
        table.layout.showGap()
    }

    /// Asks the delegate where a row goes that is put down at a place. A place that does not exist stands for the row's own
    /// (unverified).
    func target(of row: RowIndex, proposing proposed: RowIndex) -> RowIndex {
        guard let answer = table.calls.target(from: row.indexPath, proposing: proposed.indexPath) else {
            return proposed
        }
        let target = RowIndex(answer)
        return HeldRow.isPlace(target, of: row, in: table.contents.counts) ? target : row
    }

    // MARK: Following the table

    var turn: FollowingTurn { .movement }

    func listWillReload() { stop() }

    func editingWillChange(animated: Bool) { cancel(animated: animated) }

    var keptRows: [RowIndex] {
        if hold == nil, settling == nil { return [] }
        return [table.frames.held?.row.row, settling.flatMap { table.cells.row(of: $0.cell) }].compactMap(\.self)
    }

    /// A row that is removed or reloaded is let go.
    func renumber(_ plan: UpdatePlan) {
        if !table.updates.isDeclared { telling?.needsReload = true }
        guard let held = table.frames.held else { return }
        hold?.proposed = nil
        if let row = held.row.following(plan.map) {
            table.frames.held?.row = row
        } else {
            released = endHold()
        }
    }

    func didRenumber(_ map: IndexMap) {
        released?.restore()
        released = nil
    }

    /// A cell leaves as it was before it was lifted.
    func cellLeaves(_ cell: UIView, from row: RowIndex) {
        if settling?.cell === cell { finishSettling() }
        if hold?.lifted.cell === cell { endHold()?.restore() }
    }

    /// Forgets the hold, and returns the cell, which is still lifted.
    func endHold() -> LiftedCell? {
        defer { hold = nil }
        edges.stop()
        table.frames.held = nil
        return hold?.lifted
    }
}
