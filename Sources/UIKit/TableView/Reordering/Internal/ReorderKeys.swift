internal import TableEngine

/// Moves the focused row or item by one place, for Alt with an arrow key, as text editors of the desktop move lines.
/// UIKit has no keys for that.
@MainActor
struct ReorderKeys<Table: ReorderKeysHost> {
    let table: Table
    /// Returns the row that has the focus.
    let focusedRow: () -> RowIndex?

    /// Returns false if no focused row can be moved. A row at an end of the table, and one for which the delegate
    /// chooses its own place, stays where it is.
    func move(_ direction: RowDirection) -> Bool {
        guard table.isInEditingMode, let row = focusedRow(), table.contains(row), table.isReady,
            let movable = movable(row)
        else { return false }
        guard let place = place(from: movable, direction) else { return true }
        let (present, target) = table.following(movable) { table.target(of: movable, proposing: place) }
        guard present == movable, target != movable, table.isReady,
            HeldRow(row: movable, target: target).exists(in: table.counts)
        else { return true }
        table.move(movable, to: target)
        if let row = focusedRow(), table.contains(row) { table.reveal(row) }
        return true
    }

    /// Asks whether the row may be edited and moved. Nil also if client code has changed it.
    private func movable(_ row: RowIndex) -> RowIndex? {
        let (editable, mayEdit) = table.following(row) { table.mayEdit(row) }
        guard mayEdit, let editable else { return nil }
        let (movable, mayMove) = table.following(editable) { table.mayMove(editable) }
        return mayMove ? movable : nil
    }

    /// The next place: in the row's section, or the nearest in the section beside it.
    private func place(from row: RowIndex, _ direction: RowDirection) -> RowIndex? {
        let counts = table.counts
        let place = RowIndex(section: row.section, row: row.row + direction.rawValue)
        if place.row >= 0, place.row < counts[row.section] { return place }
        let section = row.section + direction.rawValue
        guard (0..<counts.numberOfSections).contains(section) else { return nil }
        return RowIndex(section: section, row: direction == .up ? counts[section] : 0)
    }
}
