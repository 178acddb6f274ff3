extension DelegateCalls {
    func canFocusRow(at indexPath: IndexPath) -> Bool? {
        askDelegate(.canFocus) { $0.tableView($1, canFocusRowAt: indexPath) }
    }

    func shouldUpdateFocus(in context: UITableViewFocusUpdateContext) -> Bool? {
        askDelegate(.shouldUpdateFocus) { $0.tableView($1, shouldUpdateFocusIn: context) }
    }

    func didUpdateFocus(in context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        askDelegate(.didUpdateFocus) { $0.tableView($1, didUpdateFocusIn: context, with: coordinator) }
    }

    func selectionFollowsFocus(at indexPath: IndexPath) -> Bool? {
        askDelegate(.selectionFollowsFocus) { $0.tableView($1, selectionFollowsFocusForRowAt: indexPath) }
    }

    func preferredFocusedRow() -> IndexPath? {
        askDelegate(.preferredFocusedRow) { $0.indexPathForPreferredFocusedView(in: $1) } ?? nil
    }
}
