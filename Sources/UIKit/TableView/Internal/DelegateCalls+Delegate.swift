extension DelegateCalls {
    func heightForRow(at indexPath: IndexPath) -> CGFloat? {
        askDelegate(.heightForRow, RowToPoints.self) {
            $0.tableView($1, heightForRowAt: indexPath)
        } found: {
            $0.call($1, indexPath)
        }
    }

    func estimatedHeightForRow(at indexPath: IndexPath) -> CGFloat? {
        askDelegate(.estimatedHeightForRow, RowToPoints.self) {
            $0.tableView($1, estimatedHeightForRowAt: indexPath)
        } found: {
            $0.call($1, indexPath)
        }
    }

    func heightForHeader(inSection section: Int) -> CGFloat? {
        askDelegate(.heightForHeader, SectionToPoints.self) {
            $0.tableView($1, heightForHeaderInSection: section)
        } found: {
            $0.call($1, section)
        }
    }

    func heightForFooter(inSection section: Int) -> CGFloat? {
        askDelegate(.heightForFooter, SectionToPoints.self) {
            $0.tableView($1, heightForFooterInSection: section)
        } found: {
            $0.call($1, section)
        }
    }

    func estimatedHeightForHeader(inSection section: Int) -> CGFloat? {
        askDelegate(.estimatedHeightForHeader, SectionToPoints.self) {
            $0.tableView($1, estimatedHeightForHeaderInSection: section)
        } found: {
            $0.call($1, section)
        }
    }

    func estimatedHeightForFooter(inSection section: Int) -> CGFloat? {
        askDelegate(.estimatedHeightForFooter, SectionToPoints.self) {
            $0.tableView($1, estimatedHeightForFooterInSection: section)
        } found: {
            $0.call($1, section)
        }
    }

    /// The outer nil: not implemented.
    func viewForHeader(inSection section: Int) -> UIView?? {
        askDelegate(.viewForHeader, SectionToView.self) {
            $0.tableView($1, viewForHeaderInSection: section)
        } found: {
            $0.call($1, section)
        }
    }

    /// The outer nil: not implemented.
    func viewForFooter(inSection section: Int) -> UIView?? {
        askDelegate(.viewForFooter, SectionToView.self) {
            $0.tableView($1, viewForFooterInSection: section)
        } found: {
            $0.call($1, section)
        }
    }

    func shouldHighlightRow(at indexPath: IndexPath) -> Bool? {
        askDelegate(.shouldHighlight, RowToBool.self) {
            $0.tableView($1, shouldHighlightRowAt: indexPath)
        } found: {
            $0.call($1, indexPath)
        }
    }

    /// The outer nil: not implemented.
    func willSelectRow(at indexPath: IndexPath) -> IndexPath?? {
        askDelegate(.willSelect, RowToRow.self) {
            $0.tableView($1, willSelectRowAt: indexPath)
        } found: {
            $0.call($1, indexPath)
        }
    }

    /// The outer nil: not implemented.
    func willDeselectRow(at indexPath: IndexPath) -> IndexPath?? {
        askDelegate(.willDeselect, RowToRow.self) {
            $0.tableView($1, willDeselectRowAt: indexPath)
        } found: {
            $0.call($1, indexPath)
        }
    }

    func canPerformPrimaryAction(at indexPath: IndexPath) -> Bool? {
        askDelegate(.canPerformPrimaryAction, RowToBool.self) {
            $0.tableView($1, canPerformPrimaryActionForRowAt: indexPath)
        } found: {
            $0.call($1, indexPath)
        }
    }

    func indentationLevel(at indexPath: IndexPath) -> Int? {
        askDelegate(.indentationLevel, RowToInt.self) {
            $0.tableView($1, indentationLevelForRowAt: indexPath)
        } found: {
            $0.call($1, indexPath)
        }
    }
}
