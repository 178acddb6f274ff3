extension DelegateCalls {
    func canFocusRow(at indexPath: IndexPath) -> Bool? {
        askDelegate(.canFocus) { $0.tableView($1, canFocusRowAt: indexPath) }
    }

    func selectionFollowsFocus(at indexPath: IndexPath) -> Bool? {
        askDelegate(.selectionFollowsFocus) { $0.tableView($1, selectionFollowsFocusForRowAt: indexPath) }
    }

    func preferredFocusedRow() -> IndexPath? {
        askDelegate(.preferredFocusedRow) { $0.indexPathForPreferredFocusedView(in: $1) } ?? nil
    }
}
