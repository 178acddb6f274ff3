internal import TableEngine

/// The row of a table, or the item of a collection view, that the keys reach.
///
/// Owned by the list's keyboard. The row follows updates, and keeps its number when the list reloads. Whether it has the
/// focus at present, only ``UIFocusSystem`` knows. While it does, it keeps its cell, also off screen.
@MainActor
final class ListFocus: RowFollower {
    let host: any ListFocusHost

    /// The focused row, or the one that was focused or touched last; nil if there was none.
    private(set) var row: RowIndex?
    /// The row where a selection of several rows begins, and the row to which it was extended last.
    private(set) var start: RowIndex?
    private(set) var end: RowIndex?
    /// A row off screen that is about to get the focus.
    private var wanted: RowIndex?
    private weak var system: UIFocusSystem?

    init(host: any ListFocusHost) { self.host = host }

    /// Whether the row has the focus. Keys show it; a touch or a click hides it.
    var isShown: Bool { system?.focus.list === self }

    var keptRows: [RowIndex] { [isShown ? row : nil, wanted].compactMap(\.self) }

    // MARK: Moving

    /// Gives a row the focus. The caller scrolls to it.
    ///
    /// - Returns: The row's index afterwards; nil if it did not get the focus.
    func move(to row: RowIndex, heading: UIFocusHeading) -> RowIndex? {
        guard let system = host.list?.window?.windowScene?.focusSystem else { return nil }
        if system.move(to: .row(row, self), heading: heading), isShown { return self.row }
        if !heading.isEmpty { system.movementFailed(heading) }
        return nil
    }

    /// Whether a cell of the list is that of a row which may have the focus.
    func mayFocus(_ cell: UIView) -> Bool {
        guard let row = host.row(of: cell) else { return false }
        return host.pass { host.canFocus(row) }
    }

    /// Takes the focus away. Returns false if the row did not have it, or keeps it.
    func hide() -> Bool {
        guard isShown, let system else { return false }
        return system.move(to: .nothing)
    }

    /// Called by ``FocusUpdate`` when the row gets the focus.
    func take(_ row: RowIndex, _ system: UIFocusSystem) {
        self.row = row
        self.system = system
    }

    /// Returns the cell of a row, which the list makes for a row off screen, and the row's index afterwards. The cell is
    /// kept until ``forgetWanted()``.
    func cell(at row: RowIndex) -> (row: RowIndex, cell: UIView)? {
        guard host.contains(row) else { return nil }
        wanted = row
        if let cell = host.cell(at: row) { return (row, cell) }
        let (place, _) = host.following(row) { host.requestKeptCells() }
        guard let place, let cell = host.cell(at: place) else { return nil }
        return (place, cell)
    }

    func forgetWanted() { wanted = nil }

    /// Remembers a row without a ring, from which the next key goes on.
    func remember(_ row: RowIndex) {
        if !isShown { self.row = row }
        begin(at: row)
    }

    func begin(at row: RowIndex) {
        start = row
        end = row
    }

    func extend(to row: RowIndex) { end = row }

    // MARK: Where the focus goes on

    /// The row from which a key leads on: the focused one; without the focus the row that was touched or selected last,
    /// while it is visible.
    var present: RowIndex? {
        if isShown, let row, host.contains(row) { return row }
        return [row, host.lastSelectedRow].lazy.compactMap(\.self).first { [host] in
            host.contains($0) && host.isVisible($0)
        }
    }

    /// Returns the row that gets the focus when the list does; nil if none can have it.
    func preferredRow() -> RowIndex? {
        let priorities = host.shownCells.map { (cell: $0, priority: $0.focusGroupPriority.rawValue) }
        let top = priorities.filter { $0.priority > 0 }.max { $0.priority < $1.priority }
        let former = host.remembersLastFocusedRow ? row.flatMap { host.contains($0) ? $0 : nil } : nil
        if let top, former == nil || top.priority > UIFocusGroupPriority.previouslyFocused.rawValue,
            let row = host.row(of: top.cell)
        {
            let (place, isAllowed) = host.following(row) { host.canFocus(row) }
            if isAllowed, let place { return place }
        }
        if let former, host.contains(former) { return former }
        if let row = host.preferredRow(), host.contains(row) { return row }
        return present ?? host.firstFocusableRow
    }

    // MARK: Following the list

    var turn: FollowingTurn { .focus }

    func rowWillBeSelected(_ row: RowIndex) { remember(row) }

    /// The focused row may have another cell.
    func listWasPlaced() {
        guard isShown, let system else { return }
        let cell = row.flatMap { host.cell(at: $0) }
        let former = system.focus.item
        guard cell !== former || cell == nil else { return }
        system.focus.set(cell, in: row == nil ? nil : self)
        if former !== cell { system.requests.cellWasReplaced(former) }
    }

    /// Keeps the numbers of the rows where they exist after a reload; the last row otherwise.
    func listDidReload() {
        row = row.flatMap { host.nearest(to: $0) }
        wanted = wanted.flatMap { host.contains($0) ? $0 : nil }
        start = nil
        end = nil
    }

    /// If the focused row is removed, the row that takes its place is focused.
    func renumber(_ plan: UpdatePlan) {
        func after(_ row: RowIndex?) -> RowIndex? { row.flatMap { plan.map.place(of: RowBefore($0))?.row.index } }
        row = row.flatMap { after($0) ?? host.nearest(to: $0) }
        (wanted, start, end) = (after(wanted), after(start), after(end))
    }
}
