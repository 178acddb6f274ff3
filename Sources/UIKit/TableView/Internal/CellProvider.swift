internal import TableEngine

/// Registers cell classes and gets a cell for a row: from the pool, new, or as the data source returns it.
///
/// Owned by UITableView. Who is on screen is ``TableLayout``'s knowledge; idle cells are here.
@MainActor
final class CellProvider {
    /// Sound: the table owns this object.
    unowned(unsafe) let table: UITableView

    private var registrations: [String: ReuseRegistration<UITableViewCell>] = [:]
    private var pool = ReusePool<UITableViewCell>()

    /// The row that the data source is being asked for.
    private var requested: RowIndex?
    /// Whether a cell was dequeued for ``requested``.
    private var hasDequeued = false
    /// What was taken out of the pool for ``requested``; these cells are subviews of the table already.
    private var taken: [UITableViewCell] = []
    /// The cell that `reconfigureRows` wants back.
    private var reconfigured: UITableViewCell?

    init(table: UITableView) { self.table = table }

    func register(_ cellClass: AnyClass?, _ identifier: String) {
        registrations[identifier] = (cellClass as? UITableViewCell.Type).map { .type($0) }
    }

    func register(_ nib: UINib?, _ identifier: String) {
        registrations[identifier] = nib.map { .nib($0) }
    }

    // MARK: Dequeuing

    /// An idle cell, or a new one of a registered class or nib; nil without either.
    func dequeue(_ identifier: String) -> UITableViewCell? {
        if let cell = pool.dequeue(identifier: identifier) {
            LayoutStatistics.dequeues += 1
            // Outside of a request nobody knows what becomes of the cell.
            if requested == nil { cell.removeFromSuperview() } else { taken.append(cell) }
            cell.showAfterReuse()
            cell.prepareForReuse()
            return cell
        }
        return registrations[identifier]?.view(identifier) { UITableViewCell.instance(of: $0, reuseIdentifier: $1) }
    }

    /// A cell for a row, in the size that the row has as far as known.
    func dequeue(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        let row = RowIndex(indexPath)
        if row == requested, let cell = reconfigured, cell.reuseIdentifier == identifier { return cell }
        if row == requested {
            if hasDequeued { TableErrors.secondDequeue(identifier, at: indexPath) }
            hasDequeued = true
        }
        let cell: UITableViewCell
        let isRegistered = registrations[identifier] != nil
        if isRegistered, let registered = dequeue(identifier) {
            cell = registered
        } else {
            if !isRegistered { TableErrors.unregisteredCell(identifier) }
            cell = UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        guard row == requested, table.contents.contains(row) else { return cell }
        table.sizing.askAgain(row)
        let size = table.layout.frame(of: row).size
        if cell.frame.size != size { cell.frame.size = size }
        return cell
    }

    // MARK: Asking the data source

    /// Nil when the data source has gone.
    func cell(for row: RowIndex) -> UITableViewCell? {
        let outer = (requested, hasDequeued, taken)
        (requested, hasDequeued, taken) = (row, false, [])
        defer { (requested, hasDequeued, taken) = outer }
        let answer = table.calls.cellForRow(at: row.indexPath)
        for cell in taken where cell !== answer { takeOut(cell) }
        return answer
    }

    /// A cell of the pool that no row has.
    func takeOut(_ cell: UITableViewCell) {
        if cell.superview === table || cell.superview === table.wrapper { cell.removeFromSuperview() }
    }

    /// Asks again for a row that keeps its cell.
    func reconfigure(_ row: RowIndex, _ cell: UITableViewCell) -> UITableViewCell? {
        reconfigured = cell
        defer { reconfigured = nil }
        return self.cell(for: row)
    }

    /// Takes a cell that left the screen; one without identifier is let go.
    func retire(_ cell: UITableViewCell) {
        if let identifier = cell.reuseIdentifier { pool.enqueue(cell, identifier: identifier) }
    }

    /// What becomes of a retired cell that no row took again: it waits, hidden, or leaves the table.
    func putAway(_ cell: UITableViewCell) {
        if cell.reuseIdentifier == nil || cell.containsFirstResponder {
            cell.removeFromSuperview()
        } else if cell.superview === table || cell.superview === table.wrapper {
            cell.hideForReuse()
        }
    }

    /// Memory is short: idle cells go.
    func emptyPool() {
        for cell in pool.removeAll() {
            takeOut(cell)
            cell.showAfterReuse()
        }
    }
}
