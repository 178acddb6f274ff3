/// The heights of one section, from top to bottom: padding, header, rows, footer. Absent parts have 0 points.
package struct SectionGeometry: CustomStringConvertible {
    /// The padding belongs to the section but not to its header: a pinned header does not include it.
    package var topPadding: Double
    package var header: RowExtent
    package var rows: ExtentTree
    package var footer: RowExtent

    package init(
        topPadding: Double = 0, header: RowExtent = .measured(0), rows: ExtentTree, footer: RowExtent = .measured(0)
    ) {
        self.topPadding = topPadding
        self.header = header
        self.rows = rows
        self.footer = footer
    }

    /// Whether both are known to be equal without comparing their trees.
    func isKnownEqual(to other: SectionGeometry) -> Bool {
        topPadding == other.topPadding && header == other.header && footer == other.footer
            && rows.isKnownEqual(to: other.rows)
    }

    /// Relative to the section's top, as all spans of a section.
    package var headerSpan: Span { Span(start: topPadding, length: header.points) }
    package var rowsSpan: Span { Span(start: topPadding + header.points, length: rows.points) }
    package var footerSpan: Span { Span(start: topPadding + header.points + rows.points, length: footer.points) }
    package var points: Double { topPadding + header.points + rows.points + footer.points }

    package var description: String { "[+\(topPadding) \(header) | \(rows.summary) | \(footer)]" }
}
