internal import TableEngine

/// Scrolls to rows, also to rows whose position is an estimate until they are there.
///
/// Owned by UITableView.
@MainActor
final class ScrollTargeting {
    unowned let table: UITableView

    /// Where an animated scroll is going; rows measured on the way move it.
    private var destination: (row: RowIndex, position: UITableView.ScrollPosition, y: CGFloat)?

    init(table: UITableView) { self.table = table }

    /// Raises for rows that do not exist. `NSNotFound` as row stands for the section's header, also in a section without rows.
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

    private func scroll(to row: RowIndex, at position: UITableView.ScrollPosition, animated: Bool) {
        let position = resolved(position, for: row)
        guard let position else { return }
        guard !animated else {
            let y = offset(for: row, at: position)
            destination = (row, position, y)
            table.setContentOffset(CGPoint(x: table.contentOffset.x, y: y), animated: true)
            return
        }
        destination = nil
        // What comes on screen is measured and may move the row; it settles at the first or second try.
        for _ in 0..<8 {
            let y = offset(for: row, at: position)
            if abs(table.contentOffset.y - y) * table.pixelScale < 0.5 { break }
            table.setContentOffset(CGPoint(x: table.contentOffset.x, y: y), animated: false)
            table.layout.pass()
        }
    }

    /// After a layout pass: an animated scroll whose row moved goes on to where the row is now.
    func followDestination() {
        guard let (row, position, y) = destination else { return }
        guard table.isScrollAnimating, table.contents.contains(row) || row.row == NSNotFound else {
            destination = nil
            return
        }
        let now = offset(for: row, at: position)
        guard abs(now - y) * table.pixelScale >= 0.5 else { return }
        destination = (row, position, now)
        table.offsetAnimation.retarget(to: CGPoint(x: table.contentOffset.x, y: now))
    }

    /// An animated scroll to a row that is gone goes on to where it was.
    func remap(_ map: IndexMap) {
        guard let (row, position, y) = destination, row.row != NSNotFound else { return }
        destination = map.place(of: RowBefore(row)).map { ($0.row.index, position, y) }
    }

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

    /// A reload that waits for layout happens now: it would move what is being scrolled to.
    private func settle() {
        table.contents.loadIfNeeded()
        if table.window != nil || table.layout.hasLaidOut { table.layout.pass() }
    }

    /// `.none` becomes the edge that is nearer; nil when the row is fully visible.
    private func resolved(_ position: UITableView.ScrollPosition, for row: RowIndex) -> UITableView.ScrollPosition? {
        guard position == .none else { return position }
        let span = span(of: row)
        let bars = bars(of: row.section)
        if span.start < Double(table.bounds.minY + bars.top) - 0.01 { return .top }
        if span.end > Double(table.bounds.maxY - bars.bottom) + 0.01 { return .bottom }
        return nil
    }

    private func offset(for row: RowIndex, at position: UITableView.ScrollPosition) -> CGFloat {
        let span = span(of: row)
        let bars = bars(of: row.section)
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

    /// What covers rows at the edges: insets, and the section's floating header and footer (unverified for UIKit).
    private func bars(of section: Int) -> (top: CGFloat, bottom: CGFloat) {
        let inset = table.adjustedContentInset
        guard table.style == .plain else { return (inset.top, inset.bottom) }
        let geometry = table.contents.geometry.section(section).geometry
        return (inset.top + CGFloat(geometry.header.points), inset.bottom + CGFloat(geometry.footer.points))
    }
}
