/// The stretch of content for which rows are kept: what is visible, and what is kept beyond it.
package struct Viewport: Hashable, Sendable {
    package var visible: Span
    /// Points above and below that count as visible too.
    package var overscan: Double

    package init(visible: Span, overscan: Double = 0) {
        self.visible = visible
        self.overscan = overscan
    }

    package var span: Span { Span(from: visible.start - overscan, to: visible.end + overscan) }

    /// - Complexity: O(log sections + log runs), without allocation
    package func rows(of geometry: TableGeometry) -> VisibleRows { VisibleRows(geometry.rows(in: span)) }
}
