import QuartzCore
internal import TableEngine

/// The cells of a table: requests them for rows that come on screen and retires those of rows that leave it.
///
/// Owned by UITableView; ``TableLayout`` determines which rows are on screen. Cells in the reuse pool stay in the
/// table, hidden.
@MainActor
final class TableCells {
    /// Sound: the table owns this object.
    unowned(unsafe) let table: UITableView
    private let contents: TableContents
    private let frames: TableFrames
    private let measuring: RowMeasuring
    private let calls: DelegateCalls

    private typealias Provider = ReuseProvider<RowIndex, UITableViewCell>

    private let provider = Provider()

    /// What has happened for the row that is being requested.
    private struct Request {
        /// Whether a cell was dequeued.
        var hasDequeued = false
        /// The new cells that were added to the table.
        var added: [UITableViewCell] = []
    }

    private var request = Request()
    /// Rows whose cells the data source sets up again in the next pass.
    private var reconfiguring: [RowIndex] = []

    init(
        table: UITableView, contents: TableContents, frames: TableFrames, measuring: RowMeasuring, calls: DelegateCalls
    ) {
        self.table = table
        self.contents = contents
        self.frames = frames
        self.measuring = measuring
        self.calls = calls
    }

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
                    registration.view(identifier) { $0.newObject(style: .default, reuseIdentifier: $1) }
                }
            }, as: identifier)
    }

    /// Returns an idle cell, or a new one of a registered class or nib; nil if there is neither.
    func dequeue(_ identifier: String) -> UITableViewCell? {
        let idle = provider.dequeueIdle(identifier) { $0.showAfterReuse() }
        if let idle { ReportedMessages.send("prepareForReuse", to: idle) { idle.prepareForReuse() } }
        guard let cell = idle ?? provider.source(identifier)?(identifier, .zero) else { return nil }
        // Its default configurations are those of the table's style.
        if cell.tableLink !== table.link { cell.tableLink = table.link }
        return cell
    }

    /// Returns a cell for a row, in the row's size as far as it is known.
    func dequeue(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        let row = RowIndex(indexPath)
        let isRequested = row == provider.lifecycle.requested
        if isRequested, let cell = provider.reconfigured, cell.reuseIdentifier == identifier { return cell }
        if isRequested {
            if request.hasDequeued { TableErrors.secondDequeue(identifier, at: indexPath) }
            request.hasDequeued = true
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
        measuring.askAgain(row)
        guard contents.contains(row) else { return cell }
        let size = frames.frame(of: row).size
        if cell.frame.size != size { cell.frame.size = size }
        // Documented: the cell is in the table when it is returned.
        if cell.superview == nil {
            request.added.append(cell)
            table.insertCell(cell)
        }
        return cell
    }

    // MARK: On screen

    /// The cells on screen by row, from top to bottom.
    var live: LiveElements<RowIndex> { provider.lifecycle.live }

    /// Changes whenever a row gets a cell or loses it.
    var changes: Int { provider.lifecycle.changes }

    func cell(at row: RowIndex) -> UITableViewCell? { provider.view(row) }

    func row(of cell: UITableViewCell) -> RowIndex? { provider.key(of: cell) }

    /// The row whose cell contains the first responder. The cell stays where it is, also off screen.
    var rowOfFirstResponder: RowIndex? {
        table.ancestorOfFirstResponder { ($0 as? UITableViewCell).flatMap { row(of: $0) } }
    }

    /// The cells of the visible rows, from top to bottom.
    var visibleEntries: [(row: RowIndex, cell: UITableViewCell)] {
        let (cells, visible) = (live, frames.visibleRows)
        return (0..<cells.count).compactMap { index in
            let (row, cell) = cells.entry(at: index)
            let isHeld = frames.held?.row.row == row
            guard isHeld || visible.contains(contents.geometry.ordinal(of: row)) else { return nil }
            return frames.isSeen(row) ? (row, Provider.view(cell)) : nil
        }
    }

    /// Calls `body` with the cells on screen and their rows, from top to bottom. Client code that is called may change
    /// the table: cells that it removes are skipped, and rows have their current numbers.
    func forEachLive(_ body: (RowIndex, UITableViewCell) -> Void) {
        let (cells, changes) = (live, provider.lifecycle.changes)
        for index in 0..<cells.count {
            let (row, element) = cells.entry(at: index)
            let cell = Provider.view(element)
            if provider.lifecycle.changes == changes {
                body(row, cell)
            } else if let row = self.row(of: cell) {
                body(row, cell)
            }
        }
    }

    /// Requests the cell of a row and shows it. Returns false without a data source.
    func request(_ row: RowIndex) -> Bool {
        if let (element, isOutdated) = provider.lifecycle.reclaim(row) {
            let cell = Provider.view(element)
            showAgain(cell)
            // Client code may have changed the data while the cell was measured.
            if isOutdated, !table.updates.needsReload, let row = self.row(of: cell) { reconfigure(row) }
            return true
        }
        let (answer, present) = ask(for: row, reconfiguring: nil)
        guard let cell = answer else { return false }
        // If the data source changed the table before it returned, the content of the cell is uncertain.
        guard present == row, contents.contains(row), !table.updates.needsReload, !live.contains(row) else {
            discard(cell)
            return true
        }
        provider.lifecycle.place(cell, at: row)
        cell.frameOfArrival = holdsDepartures ? FrameClock.frames : nil
        configure(cell)
        // Also if its height is known: what the row shows may have changed while it was off screen.
        measure(cell, again: true)
        putInPlace(cell)
        insert(cell)
        guard let row = self.row(of: cell) else { return true }
        table.separators.refreshSuppression(around: row)
        calls.willDisplay(cell, at: row.indexPath)
        return true
    }

    /// Inserts the cell of a row. Client code that is called may make the table recycle it.
    private func insert(_ cell: UITableViewCell) {
        guard provider.isLive(cell) else { return }
        table.insertCell(cell)
        if !provider.isLive(cell), !provider.isLeaving(cell) { hide(cell) }
    }

    private func ask(
        for row: RowIndex, reconfiguring cell: UITableViewCell?
    ) -> (view: UITableViewCell?, key: RowIndex?) {
        let outer = request
        request = Request()
        defer { request = outer }
        let answer = provider.ask(
            for: row, reconfiguring: cell, isIdleParent: isIdleParent,
            question: { calls.cellForRow(at: row.indexPath) })
        for unused in request.added where unused !== answer.view {
            if let parent = unused.superview, isIdleParent(parent) { unused.removeFromSuperview() }
        }
        return answer
    }

    private func isIdleParent(_ view: UIView) -> Bool { view === table || view === table.parts.wrapper.ifMade }

    /// Shows a leaving cell again, whose row came back on screen.
    private func showAgain(_ cell: UITableViewCell) {
        if let row = row(of: cell) { cell.tableContext = table.separators.context(of: row) }
        showState(cell)
        // Its height may have been forgotten while it was leaving.
        measure(cell)
        putInPlace(cell)
        if let row = row(of: cell) { table.separators.refreshSuppression(around: row) }
    }

    /// Recycles a cell that was never displayed, because its row moved or was removed during the request. The row is
    /// requested again.
    private func discard(_ cell: UITableViewCell) {
        guard !provider.isLive(cell) else { return }
        provider.lifecycle.recycle(cell, identifier: cell.reuseIdentifier)
    }

    /// Gives the cell's row its final height.
    func measure(_ cell: UITableViewCell, again: Bool = false) {
        measuring.measure(cell, at: { row(of: cell) }, again: again)
    }

    /// Gives all cells on screen their places.
    func putInPlace() { forEachLive { _, cell in putInPlace(cell) } }

    /// Gives a cell the place of its row, from which a swipe may have displaced it.
    func putInPlace(_ cell: UITableViewCell) {
        guard let row = row(of: cell) else { return }
        let frame = frames.frame(of: cell, at: row)
        if cell.frame != frame { cell.frame = frame }
    }

    /// Prepares a cell for its row. Client code that is called may move or remove the row.
    private func configure(_ cell: UITableViewCell) {
        if cell.tableLink !== table.link { cell.tableLink = table.link }
        if let row = row(of: cell) { cell.tableContext = table.separators.context(of: row) }
        if cell.bounds.width != frames.rowWidth { cell.bounds.size.width = frames.rowWidth }
        if let row = row(of: cell), let level = calls.indentationLevel(at: row.indexPath) {
            cell.indentationLevel = level
        }
        showState(cell)
    }

    private func showState(_ cell: UITableViewCell) {
        if cell.isEditing, table.editingState == .none { cell.setEditing(false, animated: false) }
        table.updates.followers.cellArrives(cell) { row(of: cell) }
        guard let row = row(of: cell) else { return }
        let isSelected = table.selection.contains(row)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    }

    /// Returns the text of a row, which is the accessibility label of its cell. For a row off screen the data source is
    /// asked for a cell, which is not displayed. Nil if the row has no text.
    func text(of row: RowIndex) -> String? {
        if let cell = cell(at: row) { return cell.accessibilityLabel }
        let (answer, _) = ask(for: row, reconfiguring: nil)
        guard let cell = answer else { return nil }
        let label = cell.accessibilityLabel
        discard(cell)
        hideIdle()
        return label
    }

    /// Returns what a row off the screen says. The data source is asked for a cell, which is not displayed. Nil without a
    /// data source, and if it has changed the row.
    func describe(_ row: RowIndex) -> RowDescription? {
        let (answer, present) = ask(for: row, reconfiguring: nil)
        guard let cell = answer else { return nil }
        guard !provider.isLive(cell) else { return nil }
        if cell.tableLink !== table.link { cell.tableLink = table.link }
        if let level = present.flatMap({ calls.indentationLevel(at: $0.indexPath) }) { cell.indentationLevel = level }
        // The order in which the texts are read depends on their places.
        cell.layoutIfNeeded()
        var description = RowDescription(of: cell)
        // The cell may have been that of a selected row.
        description.traits.remove(.selected)
        // The texts are client code, which may have shown the cell meanwhile.
        guard !provider.isLive(cell) else { return nil }
        discard(cell)
        hideIdle()
        return present == row && contents.contains(row) ? description : nil
    }

    // MARK: Reconfiguring

    /// Stores the rows that an update reconfigures, if they are on screen. A cell that is leaving is set up if its row
    /// comes back.
    func reconfigureInNextPass(_ plan: UpdatePlan) {
        guard !plan.reconfiguredRows.isEmpty else { return }
        func isReconfigured(_ row: RowIndex) -> Bool {
            guard let before = plan.map.before(RowAfter(row))?.index else { return false }
            return plan.reconfiguredRows.contains { $0.contains(before) }
        }
        // The data source may have read the data of the requested row already.
        for row in live.keys + [provider.lifecycle.requested].compactMap(\.self) {
            if isReconfigured(row), !reconfiguring.contains(row) { reconfiguring.append(row) }
        }
        provider.lifecycle.outdate(where: isReconfigured)
    }

    func reconfigureWaiting() {
        while !reconfiguring.isEmpty, !table.updates.needsReload { reconfigure(reconfiguring.removeFirst()) }
    }

    /// Lets the data source set up the cell of a row again; this may change the row's height.
    private func reconfigure(_ row: RowIndex) {
        guard let before = cell(at: row) else { return provider.lifecycle.outdate { $0 == row } }
        let (answer, present) = ask(for: row, reconfiguring: before)
        guard let cell = answer else { return }
        guard let row = present, live[row] === before, cell === before || !provider.isLive(cell) else {
            if cell !== before { discard(cell) }
            return
        }
        if cell !== before {
            provider.lifecycle.place(cell, at: row)
            putInPlace(cell)
            insert(cell)
        }
        configure(cell)
        table.anchoring.keepingFirstRowInPlace { measure(cell, again: true) }
        putInPlace(cell)
    }

    // MARK: Leaving

    /// Retires the cells of rows that are off screen.
    func retire(where isHidden: (RowIndex) -> Bool) {
        provider.lifecycle.retire(where: isHidden)
        recycleDepartures()
        // The selected row below the last one may have left, and may be deselected off screen.
        if let last = live.last { table.separators.suppress(last.key) }
    }

    /// Recycles all cells for a reload, the lowest first (measured).
    func retireAll() {
        reconfiguring = []
        provider.lifecycle.retireAll()
        recycleDepartures()
    }

    /// Recycles the cells that have left. The delegate is notified when all of them are off screen, because it may
    /// access the remaining cells and change the table.
    func recycleDepartures() {
        provider.recycleDepartures { cell, row in
            // The animations of the row would continue with the cell's next row.
            if table.updates.isAnimating { cell.layer.removeAllAnimations() }
            table.updates.followers.cellLeaves(cell, from: row)
            calls.didEndDisplaying(cell, at: row.indexPath)
            return cell.reuseIdentifier
        }
    }

    /// Hides recycled cells that no row took again; cells without an identifier, or with the first responder, are
    /// removed from the table.
    func hideIdle() {
        for cell in Provider.views(provider.lifecycle.takeRecycled()) { hide(cell) }
    }

    private func hide(_ cell: UITableViewCell) {
        if cell.reuseIdentifier == nil || cell.containsFirstResponder {
            cell.removeFromSuperview()
        } else if let parent = cell.superview, isIdleParent(parent) {
            cell.hideForReuse()
        }
    }

    /// The idle cells of each identifier.
    var idle: [String: [UITableViewCell]] { provider.lifecycle.idle.mapValues { Provider.views($0) } }

    /// The cells that have left their rows and are not idle yet.
    var leaving: [UITableViewCell] { Provider.views(provider.lifecycle.leaving.map(\.element)) }

    /// Releases the idle cells, when memory is low.
    func emptyPool() {
        for cell in Provider.views(provider.lifecycle.emptyPool()) {
            if let parent = cell.superview, isIdleParent(parent) { cell.removeFromSuperview() }
            cell.showAfterReuse()
        }
    }

    // MARK: Updates

    /// Updates the rows of all cells. Cells of removed rows stay visible until those that replace them are there.
    func remap(_ map: IndexMap) {
        provider.lifecycle.remap(map)
        reconfiguring = reconfiguring.compactMap { $0.after(map) }
    }

    /// While an update that will be animated is laid out, leaving cells are kept for its animation.
    var holdsDepartures: Bool {
        get { provider.lifecycle.holdsDepartures }
        set { provider.lifecycle.holdsDepartures = newValue }
    }

    /// Returns the leaving cell of a row; nil also for one that came with an update and that no frame has shown since:
    /// it has nothing to animate.
    func departure(before: RowIndex?, after: RowIndex?) -> UITableViewCell? {
        let cell = provider.departure(before: before, after: after)
        return cell?.frameOfArrival == FrameClock.frames ? nil : cell
    }

    /// Keeps leaving cells that move until the animation ends, behind the others, and returns them.
    func animate(_ animation: Int, _ isMoving: (UIView) -> Bool) -> [UIView] {
        let cells = provider.animate(animation, isMoving)
        for cell in cells.reversed() { table.insertCell(cell) }
        return cells
    }

    func animationDidEnd(_ animation: Int) { provider.lifecycle.animationDidEnd(animation) }

    func isAnimatedOut(_ cell: UITableViewCell) -> Bool { provider.lifecycle.isAnimatedOut(cell) }
}
