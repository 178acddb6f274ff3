internal import TableEngine

/// Gives ``MultipleSelection`` access to a table and its delegate.
@MainActor
final class TableMultipleSelectionHost: MultipleSelectionHost {
    /// Sound: the table owns the owner of this object.
    private unowned(unsafe) let table: UITableView

    init(table: UITableView) { self.table = table }

    var list: UIScrollView { table }
    var selection: ListSelection { table.selection }
    var generation: Int { table.updates.generation }

    var mayBegin: Bool {
        guard table.editingState != .row else { return false }
        return table.allowsMultipleSelectionDuringEditing
            || table.editingState != .table && table.allowsMultipleSelection
    }

    func pass(_ body: () -> Void) { table.calls.pass(body) }
    func cancelTouches() { table.touchSelection.cancel() }

    func startsWithOneFinger(_ point: CGPoint) -> Bool {
        guard table.editingState == .table, table.allowsMultipleSelectionDuringEditing,
            let path = table.indexPathForRow(at: point), let cell = table.cells.cell(at: RowIndex(path)), cell.isEditing
        else { return false }
        let content = cell.contentView.convert(cell.contentView.bounds, to: table)
        return cell.isRightToLeft ? point.x > content.maxX : point.x < content.minX
    }

    func allowSeveralRows() {
        if table.editingState == .none, table.allowsMultipleSelectionDuringEditing {
            table.setEditing(true, animated: true)
        }
    }

    // MARK: Rows

    func row(at point: CGPoint) -> RowIndex? { table.indexPathForRow(at: point).map { RowIndex($0) } }
    func contains(_ row: RowIndex) -> Bool { table.contents.contains(row) }
    func ordinal(of row: RowIndex) -> Int { table.contents.geometry.ordinal(of: row) }
    func row(withOrdinal ordinal: Int) -> RowIndex { table.contents.geometry.row(withOrdinal: ordinal) }

    // MARK: The delegate

    func shouldBegin(at row: RowIndex) -> Bool { table.calls.shouldBeginMultipleSelection(at: row.indexPath) ?? false }
    func didBegin(at row: RowIndex) { table.calls.didBeginMultipleSelection(at: row.indexPath) }
    func didEnd() { table.calls.didEndMultipleSelection() }
}
