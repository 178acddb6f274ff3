internal import TableEngine

/// Moves the focused row by one place, for Alt with an arrow key. UIKit has no keys for that; these are what editors of
/// the desktop have.
@MainActor
struct ReorderKeys {
    let table: UITableView
    let focus: ListFocus

    /// Returns false if no focused row can be moved. A row at an end of the table, and one for which the delegate
    /// chooses its own place, stays where it is.
    func move(_ direction: RowDirection) -> Bool {
        let reordering = table.reordering
        guard table.isInEditingMode, focus.isShown, let row = focus.row, table.contents.contains(row),
            reordering.isReady, !reordering.isHolding
        else { return false }
        guard let movable = movable(row) else { return false }
        guard let place = place(from: movable, direction) else { return true }
        let (present, target) = table.selection.following(movable) { reordering.target(of: movable, proposing: place) }
        guard present == movable, target != movable, reordering.isReady, !reordering.isHolding,
            HeldRow(row: movable, target: target).exists(in: table.contents.counts)
        else { return true }
        reordering.finishSettling()
        reordering.move(movable, to: target, animated: true)
        if let row = focus.row, table.contents.contains(row) {
            table.scrollToRow(at: row.indexPath, at: .none, animated: true)
        }
        return true
    }

    /// Asks whether the row may be edited and moved. Nil also if client code has changed it.
    private func movable(_ row: RowIndex) -> RowIndex? {
        let (editable, mayEdit) = table.selection.following(row) { table.rowEditing.canEdit(row) }
        guard mayEdit, let editable else { return nil }
        let (movable, mayMove) = table.selection.following(editable) { table.calls.mayMoveRow(at: editable.indexPath) }
        return mayMove ? movable : nil
    }

    /// The next place: in the row's section, or the nearest in the section beside it.
    private func place(from row: RowIndex, _ direction: RowDirection) -> RowIndex? {
        let counts = table.contents.counts
        let place = RowIndex(section: row.section, row: row.row + direction.rawValue)
        if place.row >= 0, place.row < counts[row.section] { return place }
        let section = row.section + direction.rawValue
        guard (0..<counts.numberOfSections).contains(section) else { return nil }
        return RowIndex(section: section, row: direction == .up ? counts[section] : 0)
    }
}
