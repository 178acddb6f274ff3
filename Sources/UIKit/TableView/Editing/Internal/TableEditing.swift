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
/// Owned by UITableView; created when the table is edited first.
@MainActor
final class TableEditing {
    /// Sound: the table owns this object.
    private unowned(unsafe) let table: UITableView

    /// Closes the row that a swipe has opened, which calls ``didCloseRow(_:)``. Set while there is one.
    var closeRow: (() -> Void)?
    /// True while the delegate is told that a swipe opens or has closed a row: a controller that takes this for the
    /// beginning or end of its editing then changes nothing in the table.
    private var isFollowingRow = false

    init(table: UITableView) { self.table = table }

    private var calls: DelegateCalls { table.calls }

    // MARK: The table

    func setEditing(_ editing: Bool, animated: Bool) {
        guard !isFollowingRow else { return }
        if table.editingState == .row { closeRow?() }
        let state = editing ? TableEditingState.table : .none
        guard table.editingState != state else { return }
        table.editingState = state
        calls.pass {
            table.touchSelection.cancel()
            table.selection.deselectAll(animated: animated)
            table.cells.showEditing(animated: animated)
        }
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
        (calls.titleForDeleteConfirmation(at: row.indexPath) ?? nil) ?? "Delete"
    }
}
