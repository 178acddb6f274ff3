import Foundation
internal import TableEngine

/// Gives ``RowActions`` access to a table.
@MainActor
final class TableSwipeHost: TableRows, SwipeHost {
    /// Sound: the table owns the owner of this object.
    private unowned(unsafe) let table: UITableView

    override init(table: UITableView) {
        self.table = table
        super.init(table: table)
    }

    var maySwipe: Bool { !table.isInEditingMode && !table.layout.isRunning }
    var mayOpenRow: Bool { table.editingState == .none }

    func swipedCell(at point: CGPoint) -> (any SwipedCell)? {
        let sides = table.frames.rowSides
        guard table.contents.isLoaded, point.x >= sides.left, point.x < table.bounds.width - sides.right,
            let row = row(at: point)
        else { return nil }
        return cell(at: row)
    }

    func displace(_ cell: any SwipedCell, from former: CGFloat, to offset: CGFloat) {
        table.frames.setSwipeOffset(offset, of: cell)
        cell.center.x += offset - former
    }

    func swipeActions(of cell: any SwipedCell, on side: RowSide) -> RowActionSet? {
        (cell as? UITableViewCell).flatMap { RowActionSource(table: table).actions(of: $0, on: side) }
    }

    func willOpenRow(_ row: RowIndex, close: @escaping (Bool) -> Void) {
        table.rowEditing.closeRow = close
        table.rowEditing.willOpenRow(row)
    }

    func didCloseRow(_ row: RowIndex?) { table.rowEditing.didCloseRow(row) }
}

extension UITableView: SwipeList {}

extension UITableViewCell: SwipedCell {
    var swipeList: (any SwipeList)? { tableView }
    var isInCard: Bool { tableContext?.style == .insetGrouped }
    func roundCardCorners() { applyCorners() }
    func willShowActions(_ isShown: Bool) { willTransition(to: isShown ? .showingDeleteConfirmation : []) }
    func didShowActions(_ isShown: Bool) { didTransition(to: isShown ? .showingDeleteConfirmation : []) }
}
