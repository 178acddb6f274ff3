/// The heights of one section, from top to bottom: padding, header, rows, footer. What is absent is 0 points high.
package struct SectionGeometry: CustomStringConvertible {
    /// Belongs to the section but not to its header: a pinned header leaves it behind.
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

    /// Whether both are alike, as far as that is seen at once.
    func isKnownEqual(to other: SectionGeometry) -> Bool {
        topPadding == other.topPadding && header == other.header && footer == other.footer
            && rows.isKnownEqual(to: other.rows)
    }

    /// From the section's top, as all spans of a section.
    package var headerSpan: Span { Span(start: topPadding, length: header.points) }
    package var rowsSpan: Span { Span(start: topPadding + header.points, length: rows.points) }
    package var footerSpan: Span { Span(start: topPadding + header.points + rows.points, length: footer.points) }
    package var points: Double { topPadding + header.points + rows.points + footer.points }

    package var description: String { "[+\(topPadding) \(header) | \(rows.summary) | \(footer)]" }
}
