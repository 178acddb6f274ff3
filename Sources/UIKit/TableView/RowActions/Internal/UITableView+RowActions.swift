extension UITableView {
    /// Whether all rows are edited, and not one that a swipe has opened.
    var isInEditingMode: Bool { editingState == .table }

    /// Adds the gesture that opens rows when the table is shown first, and closes rows when it leaves its window.
    func windowDidChangeForRowActions() {
        guard window != nil else {
            parts.rowActions.ifMade?.listWillReload()
            return
        }
        guard parts.swipePan.ifMade == nil else { return }
        addGestureRecognizer(parts.swipePan.keep(SwipePan()))
    }

    /// Returns the actions that a swipe on a row offers to assistive technologies.
    func accessibilityActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction]? {
        guard !isInEditingMode else { return nil }
        return rowActions.accessibilityActions(of: cell)
    }
}
