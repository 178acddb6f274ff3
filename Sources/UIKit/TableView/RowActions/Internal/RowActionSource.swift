internal import TableEngine

/// Asks the data source and the delegate which actions a row has.
///
/// A configuration takes precedence over row actions, and these over the deletion that `commit` performs. Every question
/// may change the table, so the row is looked up again by its cell after each.
@MainActor
struct RowActionSource {
    let table: UITableView

    private var calls: DelegateCalls { table.calls }

    /// Returns nil if the row cannot be edited or has no actions on the side, or if its cell has left the screen.
    func actions(of cell: UITableViewCell, on side: RowSide) -> RowActionSet? {
        guard let row = table.cells.row(of: cell), table.rowEditing.canEdit(row) else { return nil }
        return switch side {
        case .leading: leading(cell)
        case .trailing: trailing(cell)
        }
    }

    private func leading(_ cell: UITableViewCell) -> RowActionSet? {
        guard let row = table.cells.row(of: cell), let answer = calls.leadingSwipeActions(at: row.indexPath),
            let configuration = answer
        else { return nil }
        return set(configuration, .leading)
    }

    private func trailing(_ cell: UITableViewCell) -> RowActionSet? {
        guard let row = table.cells.row(of: cell) else { return nil }
        if let answer = calls.trailingSwipeActions(at: row.indexPath), let configuration = answer {
            return set(configuration, .trailing)
        }
        guard let row = table.cells.row(of: cell) else { return nil }
        if let answer = calls.editActions(at: row.indexPath), let actions = answer {
            return RowActionSet(.trailing, actions.map { contextual($0, cell) }, allowsFullSwipe: true)
        }
        return deletion(cell)
    }

    private func set(_ configuration: UISwipeActionsConfiguration, _ side: RowSide) -> RowActionSet? {
        RowActionSet(
            side, configuration.actions, allowsFullSwipe: configuration.performsFirstActionWithFullSwipe)
    }

    // MARK: Actions of the older kinds

    /// The row closes after the handler, unless that has removed it. A full swipe performs the first action. Both are
    /// unverified.
    private func contextual(_ action: UITableViewRowAction, _ cell: UITableViewCell) -> UIContextualAction {
        let style: UIContextualAction.Style = action.style == .default ? .destructive : .normal
        let made = UIContextualAction(style: style, title: action.title) {
            [table = table.link, weak cell] _, _, done in
            if let cell, let path = table.view?.indexPath(for: cell) { action.handler(action, path) }
            done(false)
        }
        made.backgroundColor = action.backgroundColor
        return made
    }

    private func deletion(_ cell: UITableViewCell) -> RowActionSet? {
        guard calls.commits, let row = table.cells.row(of: cell), table.rowEditing.style(of: row) == .delete,
            let present = table.cells.row(of: cell)
        else { return nil }
        let title = table.rowEditing.confirmationTitle(of: present)
        let action = UIContextualAction(style: .destructive, title: title) {
            [table = table.link, weak cell] _, _, done in
            if let cell, let table = table.view, let row = table.cells.row(of: cell) {
                table.calls.commit(.delete, at: row.indexPath)
            }
            done(false)
        }
        return RowActionSet(.trailing, [action], allowsFullSwipe: true)
    }
}
