extension DelegateCalls {
    func willDisplay(_ cell: UITableViewCell, at indexPath: IndexPath) {
        _ = askDelegate(.willDisplayCell, CellNotice.self) {
            $0.tableView($1, willDisplay: cell, forRowAt: indexPath)
        } found: {
            $0.call($1, cell, indexPath)
        }
    }

    func didEndDisplaying(_ cell: UITableViewCell, at indexPath: IndexPath) {
        _ = askDelegate(.didEndDisplayingCell, CellNotice.self) {
            $0.tableView($1, didEndDisplaying: cell, forRowAt: indexPath)
        } found: {
            $0.call($1, cell, indexPath)
        }
    }

    func willDisplayHeader(_ view: UIView, inSection section: Int) {
        _ = askDelegate(.willDisplayHeader, ViewNotice.self) {
            $0.tableView($1, willDisplayHeaderView: view, forSection: section)
        } found: {
            $0.call($1, view, section)
        }
    }

    func willDisplayFooter(_ view: UIView, inSection section: Int) {
        _ = askDelegate(.willDisplayFooter, ViewNotice.self) {
            $0.tableView($1, willDisplayFooterView: view, forSection: section)
        } found: {
            $0.call($1, view, section)
        }
    }

    func didEndDisplayingHeader(_ view: UIView, inSection section: Int) {
        _ = askDelegate(.didEndDisplayingHeader, ViewNotice.self) {
            $0.tableView($1, didEndDisplayingHeaderView: view, forSection: section)
        } found: {
            $0.call($1, view, section)
        }
    }

    func didEndDisplayingFooter(_ view: UIView, inSection section: Int) {
        _ = askDelegate(.didEndDisplayingFooter, ViewNotice.self) {
            $0.tableView($1, didEndDisplayingFooterView: view, forSection: section)
        } found: {
            $0.call($1, view, section)
        }
    }

    func accessoryButtonTapped(at indexPath: IndexPath) {
        _ = askDelegate(.accessoryButtonTapped, RowNotice.self) {
            $0.tableView($1, accessoryButtonTappedForRowWith: indexPath)
        } found: {
            $0.call($1, indexPath)
        }
    }

    func didHighlightRow(at indexPath: IndexPath) {
        _ = askDelegate(.didHighlight, RowNotice.self) {
            $0.tableView($1, didHighlightRowAt: indexPath)
        } found: {
            $0.call($1, indexPath)
        }
    }

    func didUnhighlightRow(at indexPath: IndexPath) {
        _ = askDelegate(.didUnhighlight, RowNotice.self) {
            $0.tableView($1, didUnhighlightRowAt: indexPath)
        } found: {
            $0.call($1, indexPath)
        }
    }

    func didSelectRow(at indexPath: IndexPath) {
        _ = askDelegate(.didSelect, RowNotice.self) {
            $0.tableView($1, didSelectRowAt: indexPath)
        } found: {
            $0.call($1, indexPath)
        }
    }

    func didDeselectRow(at indexPath: IndexPath) {
        _ = askDelegate(.didDeselect, RowNotice.self) {
            $0.tableView($1, didDeselectRowAt: indexPath)
        } found: {
            $0.call($1, indexPath)
        }
    }

    func performPrimaryAction(at indexPath: IndexPath) {
        _ = askDelegate(.performPrimaryAction, RowNotice.self) {
            $0.tableView($1, performPrimaryActionForRowAt: indexPath)
        } found: {
            $0.call($1, indexPath)
        }
    }
}
