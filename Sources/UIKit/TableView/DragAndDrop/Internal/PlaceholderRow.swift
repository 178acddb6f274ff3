import Foundation

/// A temporary row of a table, with its cell.
@MainActor
final class PlaceholderRow {
    let cell: UITableViewCell
    private(set) var height: CGFloat = 0

    /// Nil if no cell is registered for the identifier, which raises. Client code sets the cell up and may change the table.
    init?(_ placeholder: UITableViewPlaceholder, in table: UITableView) {
        guard let cell = table.cells.dequeue(placeholder.reuseIdentifier) else {
            TableErrors.unregisteredCell(placeholder.reuseIdentifier)
            return nil
        }
        self.cell = cell
        if cell.tableLink !== table.link { cell.tableLink = table.link }
        let width = table.frames.rowWidth
        let fixed = placeholder.rowHeight == UITableView.automaticDimension ? nil : max(0, placeholder.rowHeight)
        cell.bounds.size = CGSize(width: width, height: fixed ?? cell.bounds.height)
        placeholder.cellUpdateHandler?(cell)
        height = fixed ?? CGFloat(table.roundedUp(cell.automaticHeight(forWidth: width)))
        cell.bounds.size.height = height
        openings = table.openings
    }

    private weak var openings: TableOpenings?
}

extension PlaceholderRow: DropPlaceholder {
    var draggedCell: any DraggedCell { cell }
    var frameInList: CGRect? { openings?.frame(of: self) }
}
