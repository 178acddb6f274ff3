extension DelegateCalls {
    func heightForRow(at indexPath: IndexPath) -> CGFloat? {
        askDelegate(.heightForRow) { $0.tableView($1, heightForRowAt: indexPath) }
    }

    func estimatedHeightForRow(at indexPath: IndexPath) -> CGFloat? {
        askDelegate(.estimatedHeightForRow) { $0.tableView($1, estimatedHeightForRowAt: indexPath) }
    }

    func heightForHeader(inSection section: Int) -> CGFloat? {
        askDelegate(.heightForHeader) { $0.tableView($1, heightForHeaderInSection: section) }
    }

    func heightForFooter(inSection section: Int) -> CGFloat? {
        askDelegate(.heightForFooter) { $0.tableView($1, heightForFooterInSection: section) }
    }

    func estimatedHeightForHeader(inSection section: Int) -> CGFloat? {
        askDelegate(.estimatedHeightForHeader) { $0.tableView($1, estimatedHeightForHeaderInSection: section) }
    }

    func estimatedHeightForFooter(inSection section: Int) -> CGFloat? {
        askDelegate(.estimatedHeightForFooter) { $0.tableView($1, estimatedHeightForFooterInSection: section) }
    }

    /// The outer optional is nil if the method is not implemented.
    func viewForHeader(inSection section: Int) -> UIView?? {
        askDelegate(.viewForHeader) { $0.tableView($1, viewForHeaderInSection: section) }
    }

    /// The outer optional is nil if the method is not implemented.
    func viewForFooter(inSection section: Int) -> UIView?? {
        askDelegate(.viewForFooter) { $0.tableView($1, viewForFooterInSection: section) }
    }

    func shouldHighlightRow(at indexPath: IndexPath) -> Bool? {
        askDelegate(.shouldHighlight) { $0.tableView($1, shouldHighlightRowAt: indexPath) }
    }

    /// The outer optional is nil if the method is not implemented.
    func willSelectRow(at indexPath: IndexPath) -> IndexPath?? {
        askDelegate(.willSelect) { $0.tableView($1, willSelectRowAt: indexPath) }
    }

    /// The outer optional is nil if the method is not implemented.
    func willDeselectRow(at indexPath: IndexPath) -> IndexPath?? {
        askDelegate(.willDeselect) { $0.tableView($1, willDeselectRowAt: indexPath) }
    }

    func canPerformPrimaryAction(at indexPath: IndexPath) -> Bool? {
        askDelegate(.canPerformPrimaryAction) { $0.tableView($1, canPerformPrimaryActionForRowAt: indexPath) }
    }

    func shouldShowMenu(at indexPath: IndexPath) -> Bool? {
        askDelegate(.shouldShowMenu) { $0.tableView($1, shouldShowMenuForRowAt: indexPath) }
    }

    func canPerform(_ action: Selector, at indexPath: IndexPath, sender: Any?) -> Bool? {
        askDelegate(.canPerformAction) {
            $0.tableView($1, canPerformAction: action, forRowAt: indexPath, withSender: sender)
        }
    }

    func perform(_ action: Selector, at indexPath: IndexPath, sender: Any?) {
        askDelegate(.performAction) { $0.tableView($1, performAction: action, forRowAt: indexPath, withSender: sender) }
    }

    func indentationLevel(at indexPath: IndexPath) -> Int? {
        askDelegate(.indentationLevel) { $0.tableView($1, indentationLevelForRowAt: indexPath) }
    }
}

extension DelegateCalls {
    /// Returns nil if the method is not implemented.
    func shouldSpringLoadRow(at indexPath: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool? {
        askDelegate(.shouldSpringLoad) { $0.tableView($1, shouldSpringLoadRowAt: indexPath, with: context) }
    }
}
