/// The range of content that a table shows.
package struct Viewport: Hashable, Sendable {
    /// The visible range, including parts below translucent bars.
    package var visible: Span
    /// The part that no bar covers: headers float at its top, footers at its bottom.
    package var unobscured: Span

    package init(visible: Span, unobscured: Span) {
        self.visible = visible
        self.unobscured = unobscured
    }

    /// The visible rows, as ordinals over all sections.
    /// - Complexity: O(log sections + log runs), without allocation
    package func visibleRows(of geometry: TableGeometry) -> Range<Int> { geometry.rows(in: visible) }

    /// The rows that keep their cells. A row keeps its cell while its lower edge still touches the viewport (measured:
    /// with small steps one more cell than the visible ones is alive).
    package func keptRows(of geometry: TableGeometry) -> Range<Int> {
        geometry.rows(in: Span(from: visible.start - 0.001, to: visible.end))
    }
}
