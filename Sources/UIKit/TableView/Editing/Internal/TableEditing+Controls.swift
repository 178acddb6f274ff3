internal import TableEngine

/// Taps on the controls of edited rows, and the confirmation of a deletion.
extension TableEditing {
    /// Called when the minus or plus of a row was tapped.
    func controlWasTapped(in cell: UITableViewCell) {
        guard table.editingState == .table, let row = table.cells.row(of: cell) else { return }
        calls.pass {
            switch cell.editingStyle {
            case .none: break
            case .insert: calls.commit(.insert, at: row.indexPath)
            case .delete: askForConfirmation(in: cell, of: row)
            }
        }
    }

    private func askForConfirmation(in cell: UITableViewCell, of row: RowIndex) {
        endConfirmation(animated: true)
        let title = confirmationTitle(of: row)
        // Client code may have changed the table.
        guard table.editingState == .table, confirmingCell == nil, cell.isEditing, cell.editingStyle == .delete,
            table.cells.row(of: cell) != nil
        else { return }
        confirmingCell = cell
        cell.editParts?.confirm(title: title)
        // The cell is laid out first, and may be recycled by that.
        if confirmingCell !== cell, cell.showingDeleteConfirmation { cell.editParts?.cellLeaves() }
    }

    /// Called when the button that confirms the deletion was tapped. A row that the data source does not delete or reload
    /// closes again.
    func confirmationWasTapped(in cell: UITableViewCell) {
        guard cell === confirmingCell, let row = table.cells.row(of: cell) else { return }
        calls.pass {
            calls.commit(.delete, at: row.indexPath)
            if confirmingCell === cell { endConfirmation(animated: true) }
        }
    }

    // MARK: The end of a confirmation

    func endConfirmation(animated: Bool) {
        guard let cell = confirmingCell else { return }
        confirmingCell = nil
        cell.editParts?.endConfirmation(animated: animated)
    }

    /// Returns the view that gets a touch of `hit`: while a deletion is to be confirmed, everything but its button
    /// leaves the touch to the table. Nil if nothing was hit.
    func receiver(of hit: UIView?) -> UIView? {
        guard let hit, let cell = confirmingCell else { return hit }
        guard let button = cell.editParts?.confirmation, hit.isDescendant(of: button) else { return table }
        return hit
    }

    /// Called when a touch reaches the table: beside the button, it only ends the confirmation.
    func endConfirmation(touchedBy touches: Set<UITouch>) {
        if touches.contains(where: { $0.view === table }) { endConfirmation(animated: true) }
    }
}
