internal import TableEngine

/// The row of a table that the keys reach, and the ring around it.
///
/// Owned by ``TableKeyboard``. The row follows updates, and keeps its number when the table reloads.
@MainActor
final class RowFocus {
    /// Sound: the table owns this object.
    private unowned(unsafe) let table: UITableView

    /// The focused row, or the one that was focused or touched last; nil if there was none.
    private(set) var row: RowIndex?
    /// The row where a selection of several rows begins, and the row to which it was extended last.
    private(set) var start: RowIndex?
    private(set) var end: RowIndex?
    /// Whether the ring is shown, if the row is on screen. Keys show it; a touch or a click hides it.
    private(set) var isShown = false
    private var ring: FocusRing?

    init(table: UITableView) { self.table = table }

    /// Focuses a row and shows the ring. The caller scrolls to it.
    func show(_ row: RowIndex) {
        self.row = row
        isShown = true
        place()
    }

    /// Remembers a row without a ring, from which the next key goes on.
    func remember(_ row: RowIndex) {
        self.row = row
        begin(at: row)
    }

    func begin(at row: RowIndex) {
        start = row
        end = row
    }

    func extend(to row: RowIndex) { end = row }

    func hide() {
        isShown = false
        place()
    }

    /// Moves the ring to the cell of the row. Called after each layout pass.
    func place() {
        let cell = isShown ? row.flatMap { table.cells.cell(at: $0) } : nil
        guard cell != nil || ring?.superview != nil else { return }
        let ring = ring ?? FocusRing()
        self.ring = ring
        ring.show(in: cell)
    }

    /// Whether the ring is around a cell.
    func hasRing(_ cell: UITableViewCell) -> Bool { ring?.superview === cell }

    // MARK: Following the table

    /// Keeps the numbers of the rows where they exist after a reload; the last row of the table otherwise.
    func tableWasReloaded() {
        row = row.flatMap(existing)
        start = nil
        end = nil
    }

    /// If the focused row is removed, the row that takes its place is focused.
    func remap(_ map: IndexMap) {
        row = row.flatMap { map.place(of: RowBefore($0))?.row.index ?? existing($0) }
        start = start.flatMap { map.place(of: RowBefore($0))?.row.index }
        end = end.flatMap { map.place(of: RowBefore($0))?.row.index }
    }

    private func existing(_ row: RowIndex) -> RowIndex? {
        let geometry = table.contents.geometry
        guard geometry.numberOfRows > 0 else { return nil }
        guard row.section < geometry.numberOfSections else {
            return geometry.row(withOrdinal: geometry.numberOfRows - 1)
        }
        let ordinal = geometry.ordinal(of: RowIndex(section: row.section, row: 0))
        let rows = geometry.numberOfRows(in: row.section)
        return geometry.row(withOrdinal: min(ordinal + min(row.row, max(rows - 1, 0)), geometry.numberOfRows - 1))
    }
}
