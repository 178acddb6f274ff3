// The defaults note that they were taken; DelegateCalls then remembers the method as not implemented. What they return
// is for code that calls them itself: what the table view does without the method.
extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        DelegateCalls.defaultTaken(self, .willDisplayCell)
    }

    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        DelegateCalls.defaultTaken(self, .willDisplayHeader)
    }

    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        DelegateCalls.defaultTaken(self, .willDisplayFooter)
    }

    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        DelegateCalls.defaultTaken(self, .didEndDisplayingCell)
    }

    public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        DelegateCalls.defaultTaken(self, .didEndDisplayingHeader)
    }

    public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        DelegateCalls.defaultTaken(self, .didEndDisplayingFooter)
    }

    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        DelegateCalls.defaultTaken(self, .heightForRow)
        return tableView.rowHeight
    }

    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        DelegateCalls.defaultTaken(self, .heightForHeader)
        return tableView.sectionHeaderHeight
    }

    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        DelegateCalls.defaultTaken(self, .heightForFooter)
        return tableView.sectionFooterHeight
    }

    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        DelegateCalls.defaultTaken(self, .estimatedHeightForRow)
        return tableView.estimatedRowHeight
    }

    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        DelegateCalls.defaultTaken(self, .estimatedHeightForHeader)
        return tableView.estimatedSectionHeaderHeight
    }

    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        DelegateCalls.defaultTaken(self, .estimatedHeightForFooter)
        return tableView.estimatedSectionFooterHeight
    }

    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        DelegateCalls.defaultTaken(self, .viewForHeader)
        return nil
    }

    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        DelegateCalls.defaultTaken(self, .viewForFooter)
        return nil
    }

    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        DelegateCalls.defaultTaken(self, .accessoryButtonTapped)
    }

    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        DelegateCalls.defaultTaken(self, .shouldHighlight)
        return true
    }

    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        DelegateCalls.defaultTaken(self, .didHighlight)
    }

    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        DelegateCalls.defaultTaken(self, .didUnhighlight)
    }

    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        DelegateCalls.defaultTaken(self, .willSelect)
        return indexPath
    }

    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        DelegateCalls.defaultTaken(self, .willDeselect)
        return indexPath
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        DelegateCalls.defaultTaken(self, .didSelect)
    }

    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        DelegateCalls.defaultTaken(self, .didDeselect)
    }

    public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        DelegateCalls.defaultTaken(self, .canPerformPrimaryAction)
        return true
    }

    public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        DelegateCalls.defaultTaken(self, .performPrimaryAction)
    }

    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        DelegateCalls.defaultTaken(self, .indentationLevel)
        return 0
    }
}
