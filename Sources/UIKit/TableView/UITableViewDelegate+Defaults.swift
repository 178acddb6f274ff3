// The defaults note that they were taken; DelegateCalls then remembers the method as not implemented. What they return
// is for code that calls them itself: what the table view does without the method.
extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        TableMethods.willDisplayCell.answer(
            for: self, found: { $0.call(tableView, cell, indexPath) },
            forwarded: { $0.tableView(tableView, willDisplay: cell, forRowAt: indexPath) })
    }

    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        TableMethods.willDisplayHeader.answer(
            for: self, found: { $0.call(tableView, view, section) },
            forwarded: { $0.tableView(tableView, willDisplayHeaderView: view, forSection: section) })
    }

    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        TableMethods.willDisplayFooter.answer(
            for: self, found: { $0.call(tableView, view, section) },
            forwarded: { $0.tableView(tableView, willDisplayFooterView: view, forSection: section) })
    }

    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        TableMethods.didEndDisplayingCell.answer(
            for: self, found: { $0.call(tableView, cell, indexPath) },
            forwarded: { $0.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) })
    }

    public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        TableMethods.didEndDisplayingHeader.answer(
            for: self, found: { $0.call(tableView, view, section) },
            forwarded: { $0.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) })
    }

    public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        TableMethods.didEndDisplayingFooter.answer(
            for: self, found: { $0.call(tableView, view, section) },
            forwarded: { $0.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) })
    }

    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        TableMethods.heightForRow.answer(
            for: self, found: { $0.call(tableView, indexPath) },
            forwarded: { $0.tableView(tableView, heightForRowAt: indexPath) }) ?? tableView.rowHeight
    }

    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        TableMethods.heightForHeader.answer(
            for: self, found: { $0.call(tableView, section) },
            forwarded: { $0.tableView(tableView, heightForHeaderInSection: section) }) ?? tableView.sectionHeaderHeight
    }

    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        TableMethods.heightForFooter.answer(
            for: self, found: { $0.call(tableView, section) },
            forwarded: { $0.tableView(tableView, heightForFooterInSection: section) }) ?? tableView.sectionFooterHeight
    }

    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        TableMethods.estimatedHeightForRow.answer(
            for: self, found: { $0.call(tableView, indexPath) },
            forwarded: { $0.tableView(tableView, estimatedHeightForRowAt: indexPath) }) ?? tableView.estimatedRowHeight
    }

    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        TableMethods.estimatedHeightForHeader.answer(
            for: self, found: { $0.call(tableView, section) },
            forwarded: { $0.tableView(tableView, estimatedHeightForHeaderInSection: section) })
            ?? tableView.estimatedSectionHeaderHeight
    }

    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        TableMethods.estimatedHeightForFooter.answer(
            for: self, found: { $0.call(tableView, section) },
            forwarded: { $0.tableView(tableView, estimatedHeightForFooterInSection: section) })
            ?? tableView.estimatedSectionFooterHeight
    }

    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        TableMethods.viewForHeader.answer(
            for: self, found: { $0.call(tableView, section) },
            forwarded: { $0.tableView(tableView, viewForHeaderInSection: section) }) ?? nil
    }

    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        TableMethods.viewForFooter.answer(
            for: self, found: { $0.call(tableView, section) },
            forwarded: { $0.tableView(tableView, viewForFooterInSection: section) }) ?? nil
    }

    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        TableMethods.accessoryButtonTapped.answer(
            for: self, found: { $0.call(tableView, indexPath) },
            forwarded: { $0.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) })
    }

    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        TableMethods.shouldHighlight.answer(
            for: self, found: { $0.call(tableView, indexPath) },
            forwarded: { $0.tableView(tableView, shouldHighlightRowAt: indexPath) }) ?? true
    }

    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        TableMethods.didHighlight.answer(
            for: self, found: { $0.call(tableView, indexPath) },
            forwarded: { $0.tableView(tableView, didHighlightRowAt: indexPath) })
    }

    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        TableMethods.didUnhighlight.answer(
            for: self, found: { $0.call(tableView, indexPath) },
            forwarded: { $0.tableView(tableView, didUnhighlightRowAt: indexPath) })
    }

    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        TableMethods.willSelect.answer(
            for: self, found: { $0.call(tableView, indexPath) },
            forwarded: { $0.tableView(tableView, willSelectRowAt: indexPath) }) ?? indexPath
    }

    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        TableMethods.willDeselect.answer(
            for: self, found: { $0.call(tableView, indexPath) },
            forwarded: { $0.tableView(tableView, willDeselectRowAt: indexPath) }) ?? indexPath
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        TableMethods.didSelect.answer(
            for: self, found: { $0.call(tableView, indexPath) },
            forwarded: { $0.tableView(tableView, didSelectRowAt: indexPath) })
    }

    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        TableMethods.didDeselect.answer(
            for: self, found: { $0.call(tableView, indexPath) },
            forwarded: { $0.tableView(tableView, didDeselectRowAt: indexPath) })
    }

    public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        TableMethods.canPerformPrimaryAction.answer(
            for: self, found: { $0.call(tableView, indexPath) },
            forwarded: { $0.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) }) ?? true
    }

    public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        TableMethods.performPrimaryAction.answer(
            for: self, found: { $0.call(tableView, indexPath) },
            forwarded: { $0.tableView(tableView, performPrimaryActionForRowAt: indexPath) })
    }

    public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        TableMethods.shouldShowMenu.answer(
            for: self, found: { $0.call(tableView, indexPath) },
            forwarded: { $0.tableView(tableView, shouldShowMenuForRowAt: indexPath) }) ?? false
    }

    public func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        TableMethods.canPerformAction.answer(
            for: self, found: { $0.call(tableView, action, indexPath, sender) },
            forwarded: {
                $0.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
            }) ?? false
    }

    public func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) {
        TableMethods.performAction.answer(
            for: self, found: { $0.call(tableView, action, indexPath, sender) },
            forwarded: { $0.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender) })
    }

    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        TableMethods.indentationLevel.answer(
            for: self, found: { $0.call(tableView, indexPath) },
            forwarded: { $0.tableView(tableView, indentationLevelForRowAt: indexPath) }) ?? 0
    }
}
