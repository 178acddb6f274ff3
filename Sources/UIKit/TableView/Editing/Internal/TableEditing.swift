internal import TableEngine

/// What is edited in a table.
enum TableEditingState {
    case none
    /// All rows, between `setEditing(true, …)` and `setEditing(false, …)`.
    case table
    /// One row, which a swipe has opened.
    case row
}

/// The editing state of a table, and the questions about the editing of its rows.
///
/// Owned by UITableView; created when the table is edited first. The cells have the controls (``CellEditing``); in
/// `TableEditing+Controls` is what happens when these are tapped.
@MainActor
final class TableEditing: CellMarker {
    /// Sound: the table owns this object.
    unowned(unsafe) let table: UITableView

    /// Closes the row that a swipe has opened, which calls ``didCloseRow(_:)``. Set while there is one.
    var closeRow: ((_ animated: Bool) -> Void)?
    /// The cell that asks whether its row is to be deleted; nil if none does.
    weak var confirmingCell: UITableViewCell?
    /// True while the delegate is told that a swipe opens or has closed a row: a controller that takes this for the
    /// beginning or end of its editing then changes nothing in the table.
    private var isFollowingRow = false

    init(table: UITableView) { self.table = table }

    var calls: DelegateCalls { table.calls }

    // MARK: The table

    func setEditing(_ editing: Bool, animated: Bool) {
        guard !isFollowingRow else { return }
        if table.editingState == .row { closeRow?(animated) }
        let state = editing ? TableEditingState.table : .none
        guard table.editingState != state else { return }
        table.editingState = state
        calls.pass {
            table.touchSelection.cancel()
            table.updates.followers.editingWillChange(animated: animated)
            endConfirmation(animated: animated)
            table.selection.deselectAll(animated: animated)
            showOnScreen(animated: animated)
            // Text beside controls needs more lines.
            table.layout.followCellHeights(animated: animated)
        }
    }

    /// Called when rows that are edited have other controls.
    func controlsDidChange() {
        guard table.editingState == .table else { return }
        calls.pass {
            endConfirmation(animated: false)
            showOnScreen(animated: false)
        }
    }

    private func showOnScreen(animated: Bool) {
        table.cells.forEachLive { _, cell in show(cell, animated: animated) }
    }

    /// Gives a cell the controls of its row. The cell's layout and transitions are client code, which may begin or end
    /// editing; the limit is for code that does so every time.
    func show(_ cell: UITableViewCell, animated: Bool) {
        for _ in 0..<4 {
            let state = table.editingState
            showOnce(cell, animated: animated)
            if table.editingState == state { return }
        }
    }

    private func showOnce(_ cell: UITableViewCell, animated: Bool) {
        guard table.editingState == .table else {
            if cell.isEditing { cell.setEditing(false, animated: animated) }
            return
        }
        guard let wanted = controls(of: cell) else { return }
        guard wanted.isEditable else {
            if cell.isEditing { cell.setEditing(false, animated: animated) }
            return
        }
        let parts = cell.requireEditParts()
        if !cell.isEditing {
            parts.controls = wanted.controls
            cell.setEditing(true, animated: animated)
        } else if parts.controls != wanted.controls {
            parts.update(animated: animated) { parts.controls = wanted.controls }
        }
    }

    /// Asks what the row of a cell shows while it is edited. Nil if the row is gone or editing has ended, after client
    /// code was called.
    private func controls(of cell: UITableViewCell) -> (isEditable: Bool, controls: CellEditControls)? {
        var row: RowIndex? { table.editingState == .table ? table.cells.row(of: cell) : nil }
        var controls = CellEditControls()
        guard let asked = row else { return nil }
        guard canEdit(asked) else { return row == nil ? nil : (false, controls) }
        if table.allowsMultipleSelectionDuringEditing {
            controls.kind = .selection
        } else if let row {
            controls.kind = CellEditControl.Kind(style(of: row))
        }
        guard let indented = row else { return nil }
        if let indents = calls.shouldIndentRow(at: indented.indexPath) { cell.shouldIndentWhileEditing = indents }
        controls.indents = cell.shouldIndentWhileEditing
        guard let moved = row else { return nil }
        let isMovable = calls.mayMoveRow(at: moved.indexPath)
        guard row != nil else { return nil }
        if cell.showsReorderControl != isMovable { cell.showsReorderControl = isMovable }
        return (true, controls)
    }

    // MARK: Following the table

    var turn: FollowingTurn { .editing }

    /// If the row of a confirmation is removed or reloaded, its cell leaves as it is.
    func willFollow(_ plan: UpdatePlan) {
        guard let cell = confirmingCell, let row = table.cells.row(of: cell) else { return }
        if plan.map.after(RowBefore(row)) == nil {
            confirmingCell = nil
        } else if plan.reconfiguredRows.contains(where: { $0.contains(row) }) {
            endConfirmation(animated: true)
        }
    }

    func interactionBegins() { endConfirmation(animated: true) }

    func cellArrives(_ cell: UIView, at row: RowIndex) {
        guard table.editingState != .none || (cell as? UITableViewCell)?.isEditing == true else { return }
        if let cell = cell as? UITableViewCell { show(cell, animated: false) }
    }

    func cellLeaves(_ cell: UIView, from row: RowIndex) {
        if cell === confirmingCell { confirmingCell = nil }
        (cell as? UITableViewCell)?.editParts?.cellLeaves()
    }

    // MARK: One row

    /// Called when a swipe begins to open a row. The table is not being edited.
    func willOpenRow(_ row: RowIndex) {
        table.editingState = .row
        followingRow {
            if calls.willBeginEditingRow(at: row.indexPath) == nil { follow(true, in: calls.delegate) }
        }
    }

    /// Called when the row has closed.
    ///
    /// - Parameter row: The row's present index; nil if it is gone.
    func didCloseRow(_ row: RowIndex?) {
        if table.editingState == .row { table.editingState = .none }
        closeRow = nil
        followingRow {
            if calls.didEndEditingRow(at: row?.indexPath) == nil { follow(false, in: calls.delegate) }
        }
    }

    private func followingRow(_ body: () -> Void) {
        let outer = isFollowingRow
        isFollowingRow = true
        calls.pass(body)
        isFollowingRow = outer
    }

    /// Lets a UITableViewController follow the editing of one row, so that its edit button shows Done: what that class
    /// does in the delegate methods for it.
    func follow(_ editing: Bool, in delegate: Any?) {
        guard isFollowingRow else { return }
        (delegate as? UITableViewController)?.setEditing(editing, animated: true)
    }

    // MARK: Questions about a row

    func canEdit(_ row: RowIndex) -> Bool { calls.canEditRow(at: row.indexPath) ?? true }

    /// For editable rows.
    func style(of row: RowIndex) -> UITableViewCell.EditingStyle {
        calls.editingStyleForRow(at: row.indexPath) ?? .delete
    }

    /// The title of the button that confirms the deletion of a row.
    func confirmationTitle(of row: RowIndex) -> String {
        (calls.titleForDeleteConfirmation(at: row.indexPath) ?? nil) ?? SystemText.delete.string
    }
}

extension CellEditControl.Kind {
    fileprivate init?(_ style: UITableViewCell.EditingStyle) {
        switch style {
        case .none: return nil
        case .delete: self = .delete
        case .insert: self = .insert
        }
    }
}

extension UITableView {
    /// Whether several rows may be selected in the present editing state.
    var allowsSeveralRows: Bool {
        isInEditingMode ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }
}
