extension DelegateCalls {
    func willDisplay(_ cell: UITableViewCell, at indexPath: IndexPath) {
        askDelegate(.willDisplayCell) { $0.tableView($1, willDisplay: cell, forRowAt: indexPath) }
    }

    func didEndDisplaying(_ cell: UITableViewCell, at indexPath: IndexPath) {
        askDelegate(.didEndDisplayingCell) { $0.tableView($1, didEndDisplaying: cell, forRowAt: indexPath) }
    }

    func willDisplayHeader(_ view: UIView, inSection section: Int) {
        askDelegate(.willDisplayHeader) { $0.tableView($1, willDisplayHeaderView: view, forSection: section) }
    }

    func willDisplayFooter(_ view: UIView, inSection section: Int) {
        askDelegate(.willDisplayFooter) { $0.tableView($1, willDisplayFooterView: view, forSection: section) }
    }

    func didEndDisplayingHeader(_ view: UIView, inSection section: Int) {
        askDelegate(.didEndDisplayingHeader) { $0.tableView($1, didEndDisplayingHeaderView: view, forSection: section) }
    }

    func didEndDisplayingFooter(_ view: UIView, inSection section: Int) {
        askDelegate(.didEndDisplayingFooter) { $0.tableView($1, didEndDisplayingFooterView: view, forSection: section) }
    }

    func accessoryButtonTapped(at indexPath: IndexPath) {
        askDelegate(.accessoryButtonTapped) { $0.tableView($1, accessoryButtonTappedForRowWith: indexPath) }
    }

    func didHighlightRow(at indexPath: IndexPath) {
        askDelegate(.didHighlight) { $0.tableView($1, didHighlightRowAt: indexPath) }
    }

    func didUnhighlightRow(at indexPath: IndexPath) {
        askDelegate(.didUnhighlight) { $0.tableView($1, didUnhighlightRowAt: indexPath) }
    }

    func didSelectRow(at indexPath: IndexPath) {
        askDelegate(.didSelect) { $0.tableView($1, didSelectRowAt: indexPath) }
    }

    func didDeselectRow(at indexPath: IndexPath) {
        askDelegate(.didDeselect) { $0.tableView($1, didDeselectRowAt: indexPath) }
    }

    func performPrimaryAction(at indexPath: IndexPath) {
        askDelegate(.performPrimaryAction) { $0.tableView($1, performPrimaryActionForRowAt: indexPath) }
    }
}
