internal import TableEngine

/// Scrolls to rows, including rows whose position is an estimate until they are on screen.
///
/// Owned by UITableView.
@MainActor
final class ScrollTargeting: RowFollower {
    unowned let table: UITableView

    /// The destination of a scroll. Updates renumber its row, and rows that are measured on the way move it.
    private var destination: Destination?

    private struct Destination {
        var row: RowIndex
        let position: UITableView.ScrollPosition
        var y: CGFloat
        var isAnimated: Bool
    }

    private let layout: TableLayout

    init(table: UITableView, layout: TableLayout) {
        self.table = table
        self.layout = layout
    }

    /// Scrolls to a row. Raises for rows that do not exist. `NSNotFound` as the row stands for the section's header,
    /// also in a section without rows.
    func scroll(to indexPath: IndexPath, at position: UITableView.ScrollPosition, animated: Bool) {
        settle()
        let (section, row) = (indexPath.section, indexPath.row)
        let geometry = table.contents.geometry
        guard table.contents.contains(section: section) else {
            return TableErrors.scrollOutOfBounds(section: section, of: geometry.numberOfSections)
        }
        let rows = geometry.numberOfRows(in: section)
        guard row == NSNotFound || (row >= 0 && row < rows) else {
            return TableErrors.scrollOutOfBounds(row: row, of: rows, section: section, in: table)
        }
        scroll(to: RowIndex(section: section, row: row), at: position, animated: animated)
    }

    /// Scrolls at once, so that the section's header is at the top. Does nothing for sections that do not exist.
    func scroll(toSection section: Int) {
        settle()
        guard table.contents.contains(section: section) else { return }
        scroll(to: RowIndex(section: section, row: NSNotFound), at: .top, animated: false)
    }

    private func scroll(to row: RowIndex, at position: UITableView.ScrollPosition, animated: Bool) {
        let position = resolved(position, for: row)
        guard let position else { return }
        let y = offset(for: row, at: position)
        destination = Destination(row: row, position: position, y: y, isAnimated: animated)
        if animated { return table.setContentOffset(CGPoint(x: table.contentOffset.x, y: y), animated: true) }
        arrive()
    }

    /// Moves to the destination at once. Rows that come on screen are measured. The row of the destination keeps its
    /// place meanwhile, so only its own height and the ends of the content move it. It settles at the second or third
    /// try. Client code that is called on the way may move or remove the row, or scroll elsewhere.
    private func arrive() {
        for _ in 0..<8 {
            guard let destination, !destination.isAnimated, exists(destination.row) else { break }
            let y = offset(for: destination.row, at: destination.position)
            if abs(table.contentOffset.y - y) * table.pixelScale < 0.5 { break }
            table.setContentOffset(CGPoint(x: table.contentOffset.x, y: y), animated: false)
            table.anchoring.destination = self.destination?.row
            layout.pass()
        }
        table.anchoring.destination = nil
        if destination?.isAnimated == false { destination = nil }
    }

    /// Called when an animated scroll has moved the content to its end, before it tells the delegate. Rows that came on
    /// screen with the last step are measured now.
    func animatedScrollDidEnd() {
        guard let destination, destination.isAnimated, !table.isScrollAnimating else { return }
        self.destination?.isAnimated = false
        layout.pass()
        arrive()
    }

    private func exists(_ row: RowIndex) -> Bool {
        row.row == NSNotFound ? table.contents.contains(section: row.section) : table.contents.contains(row)
    }

    // MARK: Following the table

    var turn: FollowingTurn { .scrolling }

    func listWillReload() { destination = nil }

    /// If the row of an animated scroll has moved, the scroll continues to its new place.
    func listWasPlaced() {
        guard let destination, destination.isAnimated else { return }
        guard table.isScrollAnimating, exists(destination.row) else {
            self.destination = nil
            return
        }
        let now = offset(for: destination.row, at: destination.position)
        guard abs(now - destination.y) * table.pixelScale >= 0.5 else { return }
        self.destination?.y = now
        table.offsetAnimation.retarget(to: CGPoint(x: table.contentOffset.x, y: now))
    }

    /// If the row was removed, an animated scroll continues to its old place.
    func renumber(_ plan: UpdatePlan) {
        let map = plan.map
        guard let row = destination?.row else { return }
        let after =
            row.row == NSNotFound
            ? map.place(of: SectionBefore(row.section)).map { RowIndex(section: $0.section.index, row: NSNotFound) }
            : map.place(of: RowBefore(row))?.row.index
        if let after { destination?.row = after } else { destination = nil }
    }

    // MARK: Destinations

    func scrollToNearestSelectedRow(at position: UITableView.ScrollPosition, animated: Bool) {
        settle()
        let middle = Double(table.bounds.midY)
        let nearest = table.selection.rows.filter(table.contents.contains).min {
            distance(of: $0, to: middle) < distance(of: $1, to: middle)
        }
        if let nearest { scroll(to: nearest, at: position, animated: animated) }
    }

    private func distance(of row: RowIndex, to y: Double) -> Double {
        let span = table.contents.geometry.span(of: row)
        return max(span.start - y, y - span.end, 0)
    }

    /// Performs a reload that waits for layout, since it would move the destination.
    private func settle() {
        table.contents.loadIfNeeded()
        if table.window != nil || layout.maySettle { layout.pass() }
        table.absentBands.findOut()
    }

    /// Returns the nearer edge for `.none`; nil if the row is fully visible.
    private func resolved(_ position: UITableView.ScrollPosition, for row: RowIndex) -> UITableView.ScrollPosition? {
        guard position == .none else { return position }
        let span = span(of: row)
        let bars = bars(around: row)
        if span.start < Double(table.bounds.minY + bars.top) - 0.01 { return .top }
        if span.end > Double(table.bounds.maxY - bars.bottom) + 0.01 { return .bottom }
        return nil
    }

    private func offset(for row: RowIndex, at position: UITableView.ScrollPosition) -> CGFloat {
        let span = span(of: row)
        let bars = bars(around: row)
        let height = table.bounds.height
        let y: CGFloat
        switch position {
        case .none, .top: y = CGFloat(span.start) - bars.top
        case .bottom: y = CGFloat(span.end) + bars.bottom - height
        case .middle: y = CGFloat(span.start + span.length / 2) - (height + bars.top - bars.bottom) / 2
        }
        let inset = table.adjustedContentInset
        let highest = max(-inset.top, CGFloat(table.contents.geometry.contentHeight) + inset.bottom - height)
        return SystemMetrics.round(min(max(y, -inset.top), highest), scale: table.pixelScale)
    }

    private func span(of row: RowIndex) -> Span {
        row.row == NSNotFound
            ? table.contents.geometry.span(ofHeader: row.section) : table.contents.geometry.span(of: row)
    }

    /// Returns the heights that cover rows at the edges: insets, and the section's floating header and footer
    /// (unverified for UIKit).
    private func bars(around row: RowIndex) -> (top: CGFloat, bottom: CGFloat) {
        let inset = table.adjustedContentInset
        guard table.style == .plain, row.row != NSNotFound else { return (inset.top, inset.bottom) }
        let geometry = table.contents.geometry.section(row.section).geometry
        return (inset.top + CGFloat(geometry.header.points), inset.bottom + CGFloat(geometry.footer.points))
    }
}
