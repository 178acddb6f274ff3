internal import TableEngine

/// Gives ``MultipleSelection`` access to a table and its delegate.
@MainActor
final class TableMultipleSelectionHost: TableRows, MultipleSelectionHost {
    /// Sound: the table owns the owner of this object.
    private unowned(unsafe) let table: UITableView

    override init(table: UITableView) {
        self.table = table
        super.init(table: table)
    }

    var selection: ListSelection { table.selection }

    var mayBegin: Bool {
        guard table.editingState != .row else { return false }
        return table.allowsMultipleSelectionDuringEditing
            || table.editingState != .table && table.allowsMultipleSelection
    }

    func startsWithOneFinger(_ point: CGPoint) -> Bool {
        guard table.editingState == .table, table.allowsMultipleSelectionDuringEditing,
            let row = row(at: point), let cell = cell(at: row), cell.isEditing
        else { return false }
        let content = cell.contentView.convert(cell.contentView.bounds, to: table)
        return cell.isRightToLeft ? point.x > content.maxX : point.x < content.minX
    }

    func allowSeveralRows() {
        if table.editingState == .none, table.allowsMultipleSelectionDuringEditing {
            table.setEditing(true, animated: true)
        }
    }

    // MARK: The delegate

    func shouldBegin(at row: RowIndex) -> Bool { table.calls.shouldBeginMultipleSelection(at: row.indexPath) ?? false }
    func didBegin(at row: RowIndex) { table.calls.didBeginMultipleSelection(at: row.indexPath) }
    func didEnd() { table.calls.didEndMultipleSelection() }
}
