internal import TableEngine

/// Inserts the collaborators' views into the table.
extension UITableView {
    /// The number of device pixels per point.
    var pixelScale: CGFloat { max(traitCollection.displayScale, 1) }

    /// Called when a height property was set. Returns the value to keep: the former one for a height that is NaN or
    /// infinite, which raises.
    func accepted(_ height: CGFloat, replacing former: CGFloat, property: String = #function) -> CGFloat {
        guard height.isFinite else {
            TableErrors.infiniteHeight(height, of: property)
            return former
        }
        if height != former { layout.setNeedsRemeasuring() }
        return height
    }

    /// Rounds a height up to whole device pixels.
    func roundedUp(_ points: CGFloat) -> Double {
        Double(SystemMetrics.roundUp(min(points, Self.greatestHeight), scale: pixelScale))
    }

    /// Higher rows are cut, so that the sums of heights are finite and exact to the pixel. UIKit's limit is not known.
    /// // unverified
    static let greatestHeight: CGFloat = 1e12

    /// At the back of the cells.
    func insertCell(_ cell: UITableViewCell) {
        cell.showAfterReuse()
        if style == .insetGrouped {
            let wrapper = parts.wrapper.ifMade ?? makeWrapper()
            wrapper.insertSubview(cell, at: 0)
        } else {
            place(cell, at: applicationViews.backCount)
        }
    }

    /// Moves a cell in front of the other cells, behind the headers.
    func raise(_ cell: UITableViewCell) {
        guard let parent = cell.superview else { return }
        let last = parent.subviews.lastIndex { $0 is UITableViewCell }
        if let last, parent.subviews[last] !== cell { parent.insertSubview(cell, aboveSubview: parent.subviews[last]) }
    }

    private func makeWrapper() -> TableWrapperView {
        let view = TableWrapperView(frame: frames.wrapperFrame)
        place(view, at: applicationViews.backCount)
        return parts.wrapper.keep(view)
    }

    /// Inserts a section's or the table's header or footer directly in front of the cells, behind those that are there
    /// already.
    func insertBand(_ view: UIView) {
        let subviews = subviews
        let top = subviews.lastIndex { $0 is UITableViewCell || $0 === parts.wrapper.ifMade }
        place(view, at: top.map { $0 + 1 } ?? applicationViews.backCount)
    }

    func insertFiller(_ view: UIView) { place(view, at: applicationViews.backCount) }

    func insertBackground(_ view: UIView) { place(view, at: 0) }

    func updateContentSize() {
        let size = CGSize(width: bounds.width, height: CGFloat(frames.shownGeometry.contentHeight))
        if ownContentSize != size { contentSize = size }
    }

    /// Gives the table's header and footer views the table's width, and places them.
    func placeTableHeaderAndFooter() {
        if let view = tableHeaderView {
            let frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
            if view.frame != frame { view.frame = frame }
            contents.setTableHeader(view.frame.height)
        }
        if let view = tableFooterView {
            let y = CGFloat(frames.shownGeometry.tableFooterSpan.start)
            let frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
            if view.frame != frame { view.frame = frame }
            contents.setTableFooter(view.frame.height)
        }
    }

    /// Takes the heights of the table's header and footer: at once, or during an update at its end, which animates the
    /// change.
    func tableHeaderOrFooterDidChange() {
        guard !updates.isCollecting else { return }
        takeTableHeaderAndFooter()
        placeTableHeaderAndFooter()
        if contents.isLoaded { updateContentSize() }
        layout.invalidate()
    }

    /// Takes the heights of the table's header and footer without placing them, which calls client code.
    func takeTableHeaderAndFooter() {
        contents.setTableHeader(tableHeaderView?.frame.height ?? 0)
        contents.setTableFooter(tableFooterView?.frame.height ?? 0)
    }

    func separatorsDidChange() {
        layout.refreshContexts()
        fillers.remakeLines()
        setNeedsLayout()
    }

    /// Called when a cell's detail button was tapped.
    func accessoryButtonWasTapped(in cell: UITableViewCell) {
        cell.segues.accessory?.perform(cell)
        guard let row = cells.row(of: cell) else { return }
        calls.accessoryButtonTapped(at: row.indexPath)
    }
}
