internal import TableEngine

/// Which rows are selected, and what selecting does to cells and delegate.
///
/// Owned by UITableView. Selection by code changes rows and cells; selection by the user also asks and tells the delegate.
@MainActor
final class TableSelection {
    unowned(unsafe) let table: UITableView

    private var selected = RowSelection()

    init(table: UITableView) { self.table = table }

    private var calls: DelegateCalls { table.calls }

    /// In the order of selecting.
    var rows: [RowIndex] { selected.rangesInOrder.flatMap(\.indexes) }

    var isEmpty: Bool { selected.isEmpty }

    /// The one selected first.
    var first: RowIndex? { selected.rangesInOrder.first?.start }

    func contains(_ row: RowIndex) -> Bool { selected.contains(row) }

    /// Whether the user may select.
    var isAllowed: Bool {
        table.isEditing
            ? table.allowsSelectionDuringEditing || table.allowsMultipleSelectionDuringEditing : table.allowsSelection
    }

    var allowsMultiple: Bool {
        table.isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
    }

    // MARK: By code

    func select(_ row: RowIndex, animated: Bool) {
        if !allowsMultiple { for other in rows where other != row { deselect(other, animated: animated) } }
        add(row)
        show(row, selected: true, animated: animated)
    }

    func deselect(_ row: RowIndex, animated: Bool) {
        guard selected.contains(row) else { return }
        remove(row)
        show(row, selected: false, animated: animated)
    }

    func deselectAll(animated: Bool) {
        for row in rows { deselect(row, animated: animated) }
    }

    /// A reload: forgets without telling the cells, which get their state when they come back.
    func forget() {
        selected.removeAll()
    }

    // MARK: By the user

    /// A touch ended on a row. The order of calls: willSelect, then willDeselect and didDeselect of the row that gives way,
    /// then didSelect (as two reimplementations have it; unverified on UIKit).
    func userTapped(_ row: RowIndex) {
        if allowsMultiple, selected.contains(row) {
            guard userDeselects(row) else { return }
        } else {
            guard let target = table.contents.contains(row) ? redirected(row) : nil else { return }
            if !allowsMultiple {
                for other in rows where other != target { _ = userDeselects(other) }
            }
            guard table.contents.contains(target) else { return }
            add(target)
            show(target, selected: true, animated: false)
            calls.didSelectRow(at: target.indexPath)
            if calls.canPerformPrimaryAction(at: target.indexPath) ?? !table.isEditing {
                calls.performPrimaryAction(at: target.indexPath)
            }
        }
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: table)
    }

    /// The row that is to be selected instead of the touched one; nil to select none.
    private func redirected(_ row: RowIndex) -> RowIndex? {
        switch calls.willSelectRow(at: row.indexPath) {
        case .none: row
        case .some(let answer): answer.map { RowIndex($0) }
        }
    }

    private func userDeselects(_ row: RowIndex) -> Bool {
        let target: RowIndex
        switch calls.willDeselectRow(at: row.indexPath) {
        case .none: target = row
        case .some(nil):
            show(row, selected: true, animated: false)
            return false
        case .some(let answer?): target = RowIndex(answer)
        }
        guard selected.contains(target) else { return false }
        remove(target)
        show(target, selected: false, animated: false)
        calls.didDeselectRow(at: target.indexPath)
        return true
    }

    // MARK: Following updates

    func remap(_ map: IndexMap) { selected.remap(map) }

    // MARK: State

    private func add(_ row: RowIndex) { selected.insert(row) }

    private func remove(_ row: RowIndex) { selected.remove(row) }

    /// The look of a row's cell, if it is on screen; says nothing about the selection.
    func show(_ row: RowIndex, selected: Bool, animated: Bool) {
        guard let cell = table.layout.cells[row], cell.isSelected != selected else { return }
        cell.setSelected(selected, animated: animated)
        table.separators.refreshSuppression(around: row)
    }
}
