extension DelegateCalls {
    /// The outer optional is nil if the method is not implemented.
    func leadingSwipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration?? {
        askDelegate(.leadingSwipeActions) {
            $0.tableView($1, leadingSwipeActionsConfigurationForRowAt: indexPath)
        }
    }

    /// The outer optional is nil if the method is not implemented.
    func trailingSwipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration?? {
        askDelegate(.trailingSwipeActions) {
            $0.tableView($1, trailingSwipeActionsConfigurationForRowAt: indexPath)
        }
    }

    /// The outer optional is nil if the method is not implemented.
    func editActions(at indexPath: IndexPath) -> [UITableViewRowAction]?? {
        askDelegate(.editActions) { $0.tableView($1, editActionsForRowAt: indexPath) }
    }
}
