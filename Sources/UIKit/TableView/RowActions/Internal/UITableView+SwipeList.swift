import Foundation
internal import TableEngine

extension UITableView: SwipeList {
    var maySwipe: Bool { !isInEditingMode && !layout.isRunning }
    var mayOpenRow: Bool { editingState == .none }

    func inPass<Answer>(_ body: () -> Answer) -> Answer { calls.pass(body) }

    func swipedCell(at point: CGPoint) -> (any SwipedCell)? {
        let sides = frames.rowSides
        guard contents.isLoaded, point.x >= sides.left, point.x < bounds.width - sides.right,
            let row = frames.row(at: Double(point.y))
        else { return nil }
        return cells.cell(at: row)
    }

    func displace(_ cell: any SwipedCell, from former: CGFloat, to offset: CGFloat) {
        frames.setSwipeOffset(offset, of: cell)
        cell.center.x += offset - former
    }

    func row(ofSwiped cell: any SwipedCell) -> RowIndex? { (cell as? UITableViewCell).flatMap { cells.row(of: $0) } }

    func swipeActions(of cell: any SwipedCell, on side: RowSide) -> RowActionSet? {
        (cell as? UITableViewCell).flatMap { RowActionSource(table: self).actions(of: $0, on: side) }
    }

    func cancelSelectingTouches() { touchSelection.cancel() }

    func willOpenRow(_ row: RowIndex, close: @escaping (Bool) -> Void) {
        rowEditing.closeRow = close
        rowEditing.willOpenRow(row)
    }

    func didCloseRow(_ row: RowIndex?) { rowEditing.didCloseRow(row) }
}

extension UITableViewCell: SwipedCell {
    var swipeList: (any SwipeList)? { tableView }
    var isInCard: Bool { tableContext?.style == .insetGrouped }
    func roundCardCorners() { applyCorners() }
    func willShowActions(_ isShown: Bool) { willTransition(to: isShown ? .showingDeleteConfirmation : []) }
    func didShowActions(_ isShown: Bool) { didTransition(to: isShown ? .showingDeleteConfirmation : []) }
}
