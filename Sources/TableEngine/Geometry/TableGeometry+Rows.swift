/// What stands at a height of the table.
package enum TableItem: Hashable, Sendable {
    case tableHeader
    /// The padding above a section's header.
    case padding(section: Int)
    case header(section: Int)
    case row(RowIndex)
    case footer(section: Int)
    case tableFooter
}

/// Rows by y, and by ordinal: the number of a row counted over all sections, which makes a stretch of rows a range.
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

    /// The row at a height; nil where there is a header, a footer or nothing.
    package func row(at y: Double) -> RowIndex? {
        if case .row(let row) = item(at: y) { row } else { nil }
    }

    /// The ordinals of all rows that share a stretch of height with the span.
    /// - Complexity: O(log sections + log runs), without allocation
    package func rows(in span: Span) -> Range<Int> {
        guard span.length > 0 else { return 0..<0 }
        let first = ordinal(at: span.start) { rows, offset in
            // Past rows of which only the end touches.
            let row = rows.row(at: offset)!
            return rows.span(ofRow: row).end > offset ? row : row + 1
        }
        let end = ordinal(at: span.end) { rows, offset in
            let row = rows.row(at: offset)!
            return rows.span(ofRow: row).start < offset ? row + 1 : row
        }
        return first..<max(first, end)
    }

    /// The rows before a height, by `inRows` where the height lies among a section's rows.
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

    /// The row with an ordinal.
    /// - Complexity: O(log sections)
    package func row(withOrdinal ordinal: Int) -> RowIndex {
        precondition(ordinal >= 0 && ordinal < numberOfRows, "row \(ordinal) of \(numberOfRows)")
        let (run, before) = sections.seek { $0.rows > ordinal }!
        let (inRun, rows) = (ordinal - before.rows, run.geometry.rows.rows)
        return RowIndex(section: before.sections + inRun / rows, row: inRun % rows)
    }

    /// Calls `body` for every section that shares a stretch of height with the span: number, geometry, start.
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
