extension UITableView {
    /// Whether all rows are edited, and not one that a swipe has opened.
    var isInEditingMode: Bool { editingState == .table }

    var rowActionsOnDemand: RowActions {
        if let rowActions { return rowActions }
        let made = updates.followers.adding(RowActions(list: self))
        rowActions = made
        return made
    }

    /// Adds the gesture that opens rows when the table is shown first, and closes rows when it leaves its window.
    func windowDidChangeForRowActions() {
        guard window != nil else {
            rowActions?.listWillReload()
            return
        }
        guard swipePan == nil else { return }
        let pan = SwipePan()
        swipePan = pan
        addGestureRecognizer(pan)
    }

    /// Returns the actions that a swipe on a row offers to assistive technologies.
    func accessibilityActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction]? {
        guard !isInEditingMode else { return nil }
        return rowActionsOnDemand.accessibilityActions(of: cell)
    }
}
