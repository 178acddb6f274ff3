/// The stretch of content that a table shows.
package struct Viewport: Hashable, Sendable {
    /// What is seen, also below translucent bars.
    package var visible: Span
    /// The part that no bar covers: headers float at its top, footers at its bottom.
    package var unobscured: Span

    package init(visible: Span, unobscured: Span) {
        self.visible = visible
        self.unobscured = unobscured
    }

    /// As ordinals over all sections.
    /// - Complexity: O(log sections + log runs), without allocation
    package func visibleRows(of geometry: TableGeometry) -> Range<Int> { geometry.rows(in: visible) }

    /// The rows that keep their cells: a row of which only the lower edge still touches keeps its cell (measured: small
    /// steps need one cell more than are visible).
    package func keptRows(of geometry: TableGeometry) -> Range<Int> {
        geometry.rows(in: Span(from: visible.start - 0.001, to: visible.end))
    }
}
