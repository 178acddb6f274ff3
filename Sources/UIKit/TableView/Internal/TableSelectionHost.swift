internal import TableEngine

/// Gives ``ListSelection`` and ``TouchSelection`` access to a table, and calls its delegate for them.
///
/// Owned by one of them, which the table owns.
@MainActor
final class TableSelectionHost: TableRows, TouchSelectionHost {
    /// Sound: the table owns this object.
    unowned(unsafe) let table: UITableView

    override init(table: UITableView) {
        self.table = table
        super.init(table: table)
    }

    private var calls: DelegateCalls { table.calls }

    var allowsSelection: Bool {
        table.isInEditingMode
            ? table.allowsSelectionDuringEditing || table.allowsMultipleSelectionDuringEditing : table.allowsSelection
    }

    var allowsMultipleSelection: Bool { table.allowsSeveralRows }

    // MARK: Cells

    var endsTouchesWithCells: Bool { true }

    func willSelectByTouch(_ row: RowIndex) { table.updates.followers.rowWillBeSelected(row) }

    func show(_ row: RowIndex, isSelected: Bool, animated: Bool) {
        guard let cell = table.cells.cell(at: row), cell.isSelected != isSelected else { return }
        cell.setSelected(isSelected, animated: animated)
        table.separators.refreshSuppression(around: row)
        AccessibilityListening.current?.rowSelectionDidChange(cell, in: table, isSelected: isSelected)
    }

    func setHighlighted(_ isHighlighted: Bool, _ cell: UIView, at row: RowIndex) {
        (cell as? UITableViewCell)?.setHighlighted(isHighlighted, animated: false)
        table.separators.refreshSuppression(around: row)
    }

    // MARK: Highlight

    var unhighlightsBeforeSelecting: Bool { true }

    /// Documented by Apple at `tableView(_:shouldHighlightRowAt:)`.
    var hidesSelectionWhileHighlighted: Bool { true }

    func shouldHighlight(_ row: RowIndex) -> Bool { calls.shouldHighlightRow(at: row.indexPath) ?? true }
    func didHighlight(_ row: RowIndex) { calls.didHighlightRow(at: row.indexPath) }
    func didUnhighlight(_ row: RowIndex) { calls.didUnhighlightRow(at: row.indexPath) }

    // MARK: Selection

    func answerToSelecting(_ row: RowIndex) -> SelectionAnswer { answer(calls.willSelectRow(at: row.indexPath), row) }

    func answerToDeselecting(_ row: RowIndex, isReplaced: Bool) -> SelectionAnswer {
        answer(calls.willDeselectRow(at: row.indexPath), row)
    }

    private func answer(_ path: IndexPath??, _ row: RowIndex) -> SelectionAnswer {
        guard let path else { return .allowed }
        guard let path else { return .refused }
        return path == row.indexPath ? .allowed : .redirected(RowIndex(path))
    }

    /// The segue of a storyboard's cell is performed before the delegate is told. It may change the table.
    func didSelect(_ row: RowIndex) {
        guard let cell = cell(at: row), let segue = cell.segues.selection else {
            return calls.didSelectRow(at: row.indexPath)
        }
        segue.perform(cell)
        if let row = self.row(of: cell) { calls.didSelectRow(at: row.indexPath) }
    }
    func didDeselect(_ row: RowIndex) { calls.didDeselectRow(at: row.indexPath) }

    func performPrimaryAction(at row: RowIndex) {
        let path = row.indexPath
        if calls.canPerformPrimaryAction(at: path) ?? !table.isInEditingMode { calls.performPrimaryAction(at: path) }
    }

    func userDidChangeSelection() {
        let table = table
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: table)
        // Foundation on Linux does not make messages of notifications.
        NotificationCenter.default.post(UITableView.SelectionDidChangeMessage(), subject: table)
    }

    // MARK: Menu

    func shouldShowMenu(at row: RowIndex) -> Bool { calls.shouldShowMenu(at: row.indexPath) ?? false }

    func canPerform(_ action: Selector, at row: RowIndex, sender: Any?) -> Bool {
        calls.canPerform(action, at: row.indexPath, sender: sender) ?? false
    }

    func perform(_ action: Selector, at row: RowIndex, sender: Any?) {
        calls.perform(action, at: row.indexPath, sender: sender)
    }
}
