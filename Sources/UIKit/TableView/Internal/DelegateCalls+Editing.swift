extension DelegateCalls {
    // MARK: Data source

    func canEditRow(at indexPath: IndexPath) -> Bool? {
        askDataSource(.canEdit) { $0.tableView($1, canEditRowAt: indexPath) }
    }

    func commit(_ style: UITableViewCell.EditingStyle, at indexPath: IndexPath) {
        askDataSource(.commit) { $0.tableView($1, commit: style, forRowAt: indexPath) }
    }

    /// Whether the data source implements `tableView(_:commit:forRowAt:)`, which must be known without calling it. Where
    /// nothing tells, it counts as implemented if one of the questions about editing is; that is logged once.
    var commits: Bool {
        guard let dataSource else { return false }
        if let known = implements(.commit) { return known }
        let object = dataSource as AnyObject
        let selector = Selector(TableMethod.commit.selector)
        if let proxy = object as? any MessageForwarding { return proxy.responds(to: selector) }
        if let known = KnownMethods.certainly(contain: selector, in: object) { return known }
        let name = String(reflecting: type(of: object))
        ConsoleLog.once(
            "commit \(name)",
            """
            UIKit cannot tell in this build whether \(name) implements \(TableMethod.commit.name): it counts as \
            implemented if tableView(_:canEditRowAt:) or tableView(_:editingStyleForRowAt:) is. The UIKitSource plugin \
            lists the methods of a target.
            """)
        return implements(.canEdit) == true || implements(.editingStyle) == true
    }

    // MARK: Delegate

    func editingStyleForRow(at indexPath: IndexPath) -> UITableViewCell.EditingStyle? {
        askDelegate(.editingStyle) { $0.tableView($1, editingStyleForRowAt: indexPath) }
    }

    /// The outer optional is nil if the method is not implemented.
    func titleForDeleteConfirmation(at indexPath: IndexPath) -> String?? {
        askDelegate(.titleForDeleteConfirmation) {
            $0.tableView($1, titleForDeleteConfirmationButtonForRowAt: indexPath)
        }
    }

    func shouldIndentRow(at indexPath: IndexPath) -> Bool? {
        askDelegate(.shouldIndent) { $0.tableView($1, shouldIndentWhileEditingRowAt: indexPath) }
    }

    /// Returns nil if the method is not implemented.
    @discardableResult
    func willBeginEditingRow(at indexPath: IndexPath) -> Void? {
        askDelegate(.willBeginEditing) { $0.tableView($1, willBeginEditingRowAt: indexPath) }
    }

    /// Returns nil if the method is not implemented.
    @discardableResult
    func didEndEditingRow(at indexPath: IndexPath?) -> Void? {
        askDelegate(.didEndEditing) { $0.tableView($1, didEndEditingRowAt: indexPath) }
    }

    // MARK: Selection of several rows

    func shouldBeginMultipleSelection(at indexPath: IndexPath) -> Bool? {
        askDelegate(.shouldBeginMultipleSelection) {
            $0.tableView($1, shouldBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    func didBeginMultipleSelection(at indexPath: IndexPath) {
        askDelegate(.didBeginMultipleSelection) {
            $0.tableView($1, didBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    func didEndMultipleSelection() {
        askDelegate(.didEndMultipleSelection) { $0.tableViewDidEndMultipleSelectionInteraction($1) }
    }
}
