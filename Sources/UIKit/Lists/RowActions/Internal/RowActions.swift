import Foundation
internal import TableEngine

/// The rows of a list that a swipe has displaced: at most one is open, and others may be on their way back or out.
///
/// Owned by the table or collection view, created by the first swipe. ``SwipeTracking`` moves the open row with the finger;
/// `RowActions+Performing` runs actions, `RowActions+Following` follows updates and reloads. Everything that calls the
/// delegate or a cell may change the list, so after each such call a row counts only if it is still ``current``.
@MainActor
final class RowActions: RowFollower {
    let host: any SwipeHost

    /// The row that is open, or that a finger is opening.
    private(set) var current: SwipedRow?
    /// Rows that move back into their places, and those whose content or cell leaves.
    private(set) var others: [SwipedRow] = []
    /// The row whose opening was announced to the delegate, and whose closing was not.
    private var announced: SwipedRow?

    /// What moves the open row.
    private(set) lazy var tracking = SwipeTracking(actions: self)
    private(set) lazy var wheel = SwipeWheel(tracking: tracking)

    init(host: any SwipeHost) { self.host = host }

    var turn: FollowingTurn { .rowActions }

    var all: [SwipedRow] { [current].compactMap(\.self) + others }

    func row(of cell: UIView) -> SwipedRow? { all.first { $0.cell === cell } }

    /// The displacement of a row's cell.
    func offset(of cell: UIView) -> CGFloat { row(of: cell)?.offset ?? 0 }

    // MARK: Opening

    /// Begins to open the row of a cell: closes the row that is open, and tells the delegate and the cell. Returns nil
    /// if they changed the list so that the row cannot be opened.
    func begin(_ actions: RowActionSet, of cell: any SwipedCell) -> SwipedRow? {
        host.pass {
            let opening = presentOpening(of: cell, on: actions.side)
            closeAndEndEditing()
            guard current == nil, announced == nil, host.mayOpenRow, host.isInWindow,
                row(of: cell) == nil,
                let index = host.row(of: cell)
            else { return nil }
            host.cancelTouches()
            let row = SwipedRow(actions, of: cell, in: host) { [weak self, weak cell] in
                if let cell { self?.choose($0, in: cell) }
            }
            row.show(opening)
            (current, announced) = (row, row)
            host.willOpenRow(index) { [weak self] in self?.closeAndEndEditing(animated: $0) }
            guard current === row else { return nil }
            cell.configurationStateDidChange(animated: false)
            cell.willShowActions(true)
            return current === row ? row : nil
        }
    }

    /// Takes a row apart that is on its way back, and returns how far it is open, so that it opens again from there.
    private func presentOpening(of cell: any SwipedCell, on side: RowSide) -> CGFloat {
        guard let row = others.first(where: { $0.cell === cell && !$0.isGone }) else { return 0 }
        let opening = row.actions.side == side && row.phase == .closing ? row.opening : 0
        finish(row)
        return opening
    }

    /// Moves the current row to where all its buttons are visible.
    func open(_ row: SwipedRow, speed: CGFloat) {
        guard current === row else { return }
        row.phase = .open
        row.buttons.expand(nil, animated: true)
        row.move(to: row.buttons.fullWidth, speed: speed, animated: true) { [weak self, weak row] in
            guard let self, let row, current === row, !row.hasAppeared else { return }
            row.hasAppeared = true
            host.pass { row.cell.didShowActions(true) }
        }
    }

    // MARK: Closing

    /// Moves the open row back. The delegate is told when it is there.
    func close(animated: Bool = true, speed: CGFloat = 0) {
        guard let row = current else { return }
        current = nil
        others.append(row)
        row.phase = .closing
        row.cell.configurationStateDidChange(animated: false)
        host.pass {
            row.cell.willShowActions(false)
            guard others.contains(where: { $0 === row }) else { return }
            row.buttons.expand(nil, animated: animated)
            row.move(to: 0, speed: speed, animated: animated) { [weak self, weak row] in
                if let self, let row { finish(row) }
            }
        }
    }

    /// Moves the open row back, and tells the delegate now.
    func closeAndEndEditing(animated: Bool = true) {
        close(animated: animated)
        if let announced { endEditing(of: announced) }
    }

    /// Moves the content of the current row out of it. It stays out until the row is deleted or reloaded.
    func removeContent(_ row: SwipedRow, expanding button: Int?) {
        guard current === row else { return }
        current = nil
        others.append(row)
        row.phase = .removed
        row.buttons.expand(button, animated: true)
        row.move(to: row.path.rowWidth, speed: 0, animated: true) { [weak self, weak row] in
            if let self, let row { endEditing(of: row) }
        }
    }

    /// Takes a row apart, and tells the cell and the delegate.
    ///
    /// - Parameter index: The row's index where the list does not know it any more.
    func finish(_ row: SwipedRow, at index: RowIndex? = nil) {
        guard row === current || others.contains(where: { $0 === row }) else { return }
        if current === row { current = nil }
        others.removeAll { $0 === row }
        row.takeApart()
        row.cell.configurationStateDidChange(animated: false)
        host.pass {
            if row.phase != .closing { row.cell.willShowActions(false) }
            row.cell.didShowActions(false)
            endEditing(of: row, at: index)
        }
    }

    /// Tells the delegate that the row has closed, unless it was told.
    func endEditing(of row: SwipedRow, at index: RowIndex? = nil) {
        guard announced === row else { return }
        announced = nil
        host.didCloseRow(row.isGone ? nil : host.row(of: row.cell) ?? index)
    }

    // MARK: An update

    /// Lets a row go whose cell leaves with an update.
    func detach(_ row: SwipedRow) {
        guard row === current || others.contains(where: { $0 === row }), !row.isGone else { return }
        row.isGone = true
        if current === row {
            current = nil
            others.append(row)
        }
        row.stop()
    }
}
