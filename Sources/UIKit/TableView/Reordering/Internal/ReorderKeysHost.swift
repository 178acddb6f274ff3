internal import TableEngine

/// What ``ReorderKeys`` needs of a table besides its rows. Methods marked *client* may change the table in any way.
@MainActor
protocol ReorderKeysHost: RowList {
    var isInEditingMode: Bool { get }

    // MARK: The delegate and the data source (client)

    func mayEdit(_ row: RowIndex) -> Bool
    func mayMove(_ row: RowIndex) -> Bool

    /// Asks where a row goes that is put down at a place.
    func target(of row: RowIndex, proposing place: RowIndex) -> RowIndex

    /// Has the data source move a row, and follows it.
    func move(_ row: RowIndex, to target: RowIndex)

    /// Scrolls to a row.
    func reveal(_ row: RowIndex)
}

/// Gives ``ReorderKeys`` access to a table.
@MainActor
final class TableReorderKeysHost: TableRows, ReorderKeysHost {
    /// Sound: made for one key, during which the table is retained.
    private unowned(unsafe) let table: UITableView

    override init(table: UITableView) {
        self.table = table
        super.init(table: table)
    }

    var isInEditingMode: Bool { table.isInEditingMode }

    func mayEdit(_ row: RowIndex) -> Bool { table.rowEditing.canEdit(row) }
    func mayMove(_ row: RowIndex) -> Bool { table.calls.mayMoveRow(at: row.indexPath) }

    func target(of row: RowIndex, proposing place: RowIndex) -> RowIndex {
        table.reordering.target(of: row, proposing: place)
    }

    func move(_ row: RowIndex, to target: RowIndex) {
        table.reordering.finishSettling()
        table.reordering.move(row, to: target, animated: true)
    }

    func reveal(_ row: RowIndex) { table.scrollToRow(at: row.indexPath, at: .none, animated: true) }
}
