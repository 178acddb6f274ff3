/// The element of a table at a vertical position.
package enum TableItem: Hashable, Sendable {
    case tableHeader
    /// The padding above a section's header.
    case padding(section: Int)
    case header(section: Int)
    case row(RowIndex)
    case footer(section: Int)
    case tableFooter
}

/// Finds rows by vertical position, and by ordinal: the index of a row counted over all sections, so that consecutive
/// rows are a range.
extension TableGeometry {
    /// Nil above and below the content.
    /// - Complexity: O(log sections + log runs), without allocation
    package func item(at y: Double) -> TableItem? {
        guard y >= 0, y < contentHeight else { return nil }
        if y < tableHeader { return .tableHeader }
        let inSections = y - tableHeader
        guard let (section, before) = locate(at: inSections) else { return tableFooter > 0 ? .tableFooter : nil }
        let local = inSections - before.points
        if local < section.topPadding { return .padding(section: before.sections) }
        if local < section.rowsSpan.start { return .header(section: before.sections) }
        if local < section.rowsSpan.end, let row = section.rows.row(at: local - section.rowsSpan.start) {
            return .row(RowIndex(section: before.sections, row: row))
        }
        return .footer(section: before.sections)
    }

    /// The row at a vertical position; nil at a header, at a footer and outside the content.
    package func row(at y: Double) -> RowIndex? {
        if case .row(let row) = item(at: y) { row } else { nil }
    }

    /// The ordinals of all rows that intersect the span in more than an edge.
    /// - Complexity: O(log sections + log runs), without allocation
    package func rows(in span: Span) -> Range<Int> {
        guard span.length > 0 else { return 0..<0 }
        let first = ordinal(at: span.start) { rows, offset in
            // Skips rows that only touch the position with their end.
            let row = rows.row(at: offset)!
            return rows.span(ofRow: row).end > offset ? row : row + 1
        }
        let end = ordinal(at: span.end) { rows, offset in
            let row = rows.row(at: offset)!
            return rows.span(ofRow: row).start < offset ? row + 1 : row
        }
        return first..<max(first, end)
    }

    /// The number of rows before a position; `inRows` counts within a section if the position is among its rows.
    private func ordinal(at y: Double, _ inRows: (ExtentTree, Double) -> Int) -> Int {
        let inSections = y - tableHeader
        guard let (section, before) = locate(at: inSections) else { return numberOfRows }
        let local = inSections - before.points - section.rowsSpan.start
        if local <= 0 { return before.rows }
        if local >= section.rows.points { return before.rows + section.rows.rows }
        return before.rows + inRows(section.rows, local)
    }

    /// - Complexity: O(log sections)
    package func ordinal(of row: RowIndex) -> Int { locate(row.section).before.rows + row.row }

    /// The row with the given ordinal.
    /// - Complexity: O(log sections)
    package func row(withOrdinal ordinal: Int) -> RowIndex {
        precondition(ordinal >= 0 && ordinal < numberOfRows, "row \(ordinal) of \(numberOfRows)")
        let (run, before) = sections.seek { $0.rows > ordinal }!
        let (inRun, rows) = (ordinal - before.rows, run.geometry.rows.rows)
        return RowIndex(section: before.sections + inRun / rows, row: inRun % rows)
    }

    /// Calls `body` with the index, geometry and start of every section that intersects the span in more than an edge.
    /// Allocates nothing.
    package func forEachSection(in span: Span, _ body: (Int, SectionGeometry, Double) -> Void) {
        let start = span.start - tableHeader
        guard start < sections.summary.points, span.length > 0 else { return }
        sections.forEach(from: { $0.points > start }) { run, before in
            let points = run.geometry.points
            for index in run.item(at: start - before.points, length: points)..<run.count {
                let top = tableHeader + before.points + Double(index) * points
                guard top < span.end else { return false }
                body(before.sections + index, run.geometry, top)
            }
            return true
        }
    }
}
