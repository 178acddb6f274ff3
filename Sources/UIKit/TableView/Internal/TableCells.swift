internal import TableEngine

/// The cells of a table: gets them for the rows that come on screen and takes them away from those that leave it.
///
/// Owned by UITableView; ``TableLayout`` says which rows come and go. Cells that wait in the pool stay in the table, hidden.
@MainActor
final class TableCells {
    /// Sound: the table owns this object.
    unowned(unsafe) let table: UITableView

    private let provider = ReuseProvider<RowIndex, UITableViewCell>()
    /// Whether a cell was dequeued for the row that is being asked for.
    private var hasDequeued = false
    /// Rows whose cells the data source is to set up again in the next pass.
    private var reconfiguring: [RowIndex] = []

    init(table: UITableView) { self.table = table }

    private var contents: TableContents { table.contents }

    // MARK: Registering and dequeuing

    func register(_ cellClass: AnyClass?, _ identifier: String) {
        let source = (cellClass as? UITableViewCell.Type).map { ReuseRegistration<UITableViewCell>.type($0) }
        register(source, identifier)
    }

    func register(_ nib: UINib?, _ identifier: String) { register(nib.map { .nib($0) }, identifier) }

    private func register(_ registration: ReuseRegistration<UITableViewCell>?, _ identifier: String) {
        provider.register(
            registration.map { registration in
                { identifier, _ in
                    registration.view(identifier) { UITableViewCell.instance(of: $0, reuseIdentifier: $1) }
                }
            }, as: identifier)
    }

    /// An idle cell, or a new one of a registered class or nib; nil without either.
    func dequeue(_ identifier: String) -> UITableViewCell? {
        let idle = provider.dequeueIdle(identifier) { $0.showAfterReuse() }
        idle?.prepareForReuse()
        return idle ?? provider.source(identifier)?(identifier, .zero)
    }

    /// A cell for a row, in the size that the row has as far as known.
    func dequeue(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        let row = RowIndex(indexPath)
        let isRequested = row == provider.lifecycle.requested
        if isRequested, let cell = provider.reconfigured, cell.reuseIdentifier == identifier { return cell }
        if isRequested {
            if hasDequeued { TableErrors.secondDequeue(identifier, at: indexPath) }
            hasDequeued = true
        }
        let cell: UITableViewCell
        let isRegistered = provider.source(identifier) != nil
        if isRegistered, let registered = dequeue(identifier) {
            cell = registered
        } else {
            if !isRegistered { TableErrors.unregisteredCell(identifier) }
            cell = UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        guard row == provider.lifecycle.requested, contents.contains(row) else { return cell }
        table.measuring.askAgain(row)
        guard contents.contains(row) else { return cell }
        let size = table.frames.frame(of: row).size
        if cell.frame.size != size { cell.frame.size = size }
        return cell
    }

    // MARK: On screen

    var live: LiveElements<RowIndex, UITableViewCell> { provider.lifecycle.live }

    func row(of cell: UITableViewCell) -> RowIndex? { provider.lifecycle.key(of: cell) }

    /// The cells of the visible rows, from top to bottom.
    var visibleEntries: [LiveElements<RowIndex, UITableViewCell>.Entry] {
        let (cells, visible) = (live, table.frames.visibleRows)
        return (0..<cells.count).map { cells.entry(at: $0) }.filter {
            visible.contains(contents.geometry.ordinal(of: $0.key))
        }
    }

    /// Calls `body` with the cells on screen and their rows, from top to bottom. Code of the application that is called may
    /// change the table: cells that it takes away are left out, and rows have their present numbers.
    func forEachLive(_ body: (RowIndex, UITableViewCell) -> Void) {
        let (cells, changes) = (live, provider.lifecycle.changes)
        for index in 0..<cells.count {
            let (row, cell) = cells.entry(at: index)
            if provider.lifecycle.changes == changes {
                body(row, cell)
            } else if let row = self.row(of: cell) {
                body(row, cell)
            }
        }
    }

    /// Asks for the cell of a row and puts it on screen. False without anybody to ask.
    func bring(_ row: RowIndex) -> Bool {
        if let cell = provider.lifecycle.reclaim(row) {
            comeBack(cell)
            return true
        }
        let (answer, present) = ask(for: row, reconfiguring: nil)
        guard let cell = answer else { return false }
        // The data source may have changed the table before it answered; what the cell shows is uncertain then.
        guard present == row, contents.contains(row), !table.updates.needsReload, !live.contains(row) else {
            discard(cell)
            return true
        }
        provider.lifecycle.place(cell, at: row)
        configure(cell)
        measure(cell)
        putInPlace(cell)
        if provider.lifecycle.isLive(cell) { table.insertCell(cell) }
        guard let row = self.row(of: cell) else { return true }
        table.separators.refreshSuppression(around: row)
        table.calls.willDisplay(cell, at: row.indexPath)
        return true
    }

    private func ask(
        for row: RowIndex, reconfiguring cell: UITableViewCell?
    ) -> (view: UITableViewCell?, key: RowIndex?) {
        let outer = hasDequeued
        hasDequeued = false
        defer { hasDequeued = outer }
        return provider.ask(
            for: row, reconfiguring: cell, isIdleParent: isIdleParent,
            question: { table.calls.cellForRow(at: row.indexPath) })
    }

    private func isIdleParent(_ view: UIView) -> Bool { view === table || view === table.wrapper }

    /// The row's cell was on its way out of sight.
    private func comeBack(_ cell: UITableViewCell) {
        if let row = row(of: cell) { cell.tableContext = table.separators.context(of: row) }
        showState(cell)
        putInPlace(cell)
        if let row = row(of: cell) { table.separators.refreshSuppression(around: row) }
    }

    /// A cell that was never displayed: its row moved or went while it was made, and is asked for again.
    private func discard(_ cell: UITableViewCell) {
        guard !provider.lifecycle.isLive(cell) else { return }
        provider.lifecycle.recycle(cell, identifier: cell.reuseIdentifier)
    }

    /// Gives the cell's row its final height.
    func measure(_ cell: UITableViewCell, again: Bool = false) {
        table.measuring.measure(cell, at: { row(of: cell) }, again: again)
    }

    func putInPlace(_ cell: UITableViewCell) {
        guard let row = row(of: cell) else { return }
        let frame = table.frames.frame(of: row)
        if cell.frame != frame { cell.frame = frame }
    }

    /// Code of the application that is called on the way may move the cell's row or take it away.
    private func configure(_ cell: UITableViewCell) {
        if cell.tableLink !== table.link { cell.tableLink = table.link }
        if let row = row(of: cell) { cell.tableContext = table.separators.context(of: row) }
        if cell.bounds.width != table.frames.rowWidth { cell.bounds.size.width = table.frames.rowWidth }
        if let row = row(of: cell), let level = table.calls.indentationLevel(at: row.indexPath) {
            cell.indentationLevel = level
        }
        showState(cell)
    }

    private func showState(_ cell: UITableViewCell) {
        if cell.isEditing != table.isEditing { cell.setEditing(table.isEditing, animated: false) }
        guard let row = row(of: cell) else { return }
        let isSelected = table.selection.contains(row)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    }

    /// Tells the cells on screen whether the table is edited.
    func showEditing(animated: Bool) {
        forEachLive { _, cell in
            if cell.isEditing != table.isEditing { cell.setEditing(table.isEditing, animated: animated) }
        }
    }

    // MARK: Set up again

    /// The rows that an update reconfigures, as far as they are on screen.
    func reconfigureInNextPass(_ plan: UpdatePlan) {
        guard !plan.reconfiguredRows.isEmpty else { return }
        for row in live.keys {
            guard let before = plan.map.before(RowAfter(row))?.index else { continue }
            if plan.reconfiguredRows.contains(where: { $0.contains(before) }), !reconfiguring.contains(row) {
                reconfiguring.append(row)
            }
        }
    }

    func reconfigureWaiting() {
        while !reconfiguring.isEmpty, !table.updates.needsReload { reconfigure(reconfiguring.removeFirst()) }
    }

    /// The row may come out with another height.
    private func reconfigure(_ row: RowIndex) {
        guard let before = live[row] else { return }
        let (answer, present) = ask(for: row, reconfiguring: before)
        guard let cell = answer else { return }
        guard let row = present, live[row] === before, cell === before || !provider.lifecycle.isLive(cell) else {
            if cell !== before { discard(cell) }
            return
        }
        if cell !== before {
            provider.lifecycle.place(cell, at: row)
            putInPlace(cell)
            if provider.lifecycle.isLive(cell) { table.insertCell(cell) }
        }
        configure(cell)
        table.anchoring.keepingFirstRowInPlace { measure(cell, again: true) }
        putInPlace(cell)
    }

    // MARK: Leaving

    /// Cells whose rows left the screen.
    func retire(where isHidden: (RowIndex) -> Bool) {
        provider.lifecycle.retire(where: isHidden)
        recycleDepartures()
        // The selected row below it may have gone, and lose its selection out of sight.
        if let last = live.last { table.separators.suppress(last.key) }
    }

    /// For a reload: all cells go idle, the lowest first (measured).
    func retireAll() {
        reconfiguring = []
        provider.lifecycle.retireAll()
        recycleDepartures()
    }

    /// The delegate is told when all are out of the way: it may ask for the cells that are left, and change the table.
    func recycleDepartures() {
        provider.recycleDepartures { cell, row in
            // The row's animations would go on with the next one.
            if table.updates.isAnimating { cell.layer.removeAllAnimations() }
            table.touchSelection.cellLeaves(cell)
            table.calls.didEndDisplaying(cell, at: row.indexPath)
            return cell.reuseIdentifier
        }
    }

    /// What becomes of cells that went idle and that no row took again: they wait, hidden, or leave the table.
    func hideIdle() {
        for cell in provider.lifecycle.takeRecycled() {
            if cell.reuseIdentifier == nil || cell.containsFirstResponder {
                cell.removeFromSuperview()
            } else if let parent = cell.superview, isIdleParent(parent) {
                cell.hideForReuse()
            }
        }
    }

    /// Memory is short: idle cells go.
    func emptyPool() {
        for cell in provider.lifecycle.emptyPool() {
            if let parent = cell.superview, isIdleParent(parent) { cell.removeFromSuperview() }
            cell.showAfterReuse()
        }
    }

    // MARK: Updates

    /// Every row on screen or under way gets its new place; cells of rows that are gone stay in sight until those that
    /// replace them are there.
    func remap(_ map: IndexMap) {
        provider.lifecycle.remap(map)
        reconfiguring = reconfiguring.compactMap { $0.after(map) }
    }

    /// While an update that will be animated is laid out, what leaves is needed for that.
    var holdsDepartures: Bool {
        get { provider.lifecycle.holdsDepartures }
        set { provider.lifecycle.holdsDepartures = newValue }
    }

    func departure(before: RowIndex?, after: RowIndex?) -> UITableViewCell? {
        provider.lifecycle.departure(before: before, after: after)
    }

    /// Leaving cells that move stay until the animation ends, behind the others.
    func animate(_ animation: Int, _ isMoving: (UIView) -> Bool) -> [UIView] {
        provider.lifecycle.animate(animation, isMoving)
        let cells = provider.lifecycle.departures(with: animation)
        for cell in cells.reversed() { table.insertCell(cell) }
        return cells
    }

    func animationDidEnd(_ animation: Int) { provider.lifecycle.animationDidEnd(animation) }

    func isAnimatedOut(_ cell: UITableViewCell) -> Bool { provider.lifecycle.isAnimatedOut(cell) }
}
