import Foundation
internal import TableEngine

/// Follows what happens to the list while rows are displaced.
extension RowActions {
    // MARK: Touches and scrolling

    /// Returns the view that gets a touch in the list while a row is open: one of its buttons, or the list, so that
    /// the touch closes the row and does nothing else.
    func receiver(of point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let row = current, !row.cell.isHidden, row.cell.window != nil else { return nil }
        let place = row.buttons.convert(point, from: host.list)
        return row.buttons.hitTest(place, with: event) ?? host.list
    }

    /// Called when a finger that touched the list was lifted without a drag.
    func touchesEnded(_ touches: Set<UITouch>) {
        guard touches.contains(where: { $0.view === host.list }), let row = current, row.phase == .open else { return }
        close()
    }

    /// Called when the content offset has changed. The user's scrolling closes the row.
    func contentDidMove() {
        if current != nil, host.list?.isDragging == true { close() }
    }

    // MARK: Updates and reloads

    /// A row that is deleted or reloaded leaves as it is; if its action is
    /// destructive, its content moves out while the other rows close over it.
    func willFollow(_ plan: UpdatePlan) {
        for row in all {
            guard let index = host.row(of: row.cell) else { continue }
            if plan.map.after(RowBefore(index)) == nil {
                let leaves = plan.deletes(index) && (row.pending?.action.style == .destructive || row.phase == .removed)
                detach(row)
                if leaves { row.leave() }
            } else if row === current, plan.reconfiguredRows.contains(where: { $0.contains(index) }) {
                close()
            }
        }
    }

    func listWillReload() {
        for row in all { finish(row) }
    }

    func cellLeaves(_ cell: UIView, from index: RowIndex) {
        if let row = row(of: cell) { finish(row, at: index) }
    }
}

extension UpdatePlan {
    fileprivate func deletes(_ row: RowIndex) -> Bool {
        deletedRows.contains { $0.range.contains(row) } || deletedSections.contains { $0.range.contains(row.section) }
    }
}
