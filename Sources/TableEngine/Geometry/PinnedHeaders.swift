/// The positions of floating headers and footers of a plain table: a pure function of geometry and viewport.
///
/// A header stays at the top of the viewport until the end of its section's rows pushes it out. A footer stays at the
/// bottom until the start of the rows does.
package struct PinnedHeaders {
    package struct Placement: Hashable, Sendable {
        package var section: Int
        package var isHeader: Bool
        package var span: Span
        /// Whether it is away from its place in the content.
        package var isFloating: Bool
    }

    package let geometry: TableGeometry
    package let viewport: Viewport
    /// False for grouped styles, where nothing floats.
    package let floats: Bool

    package init(geometry: TableGeometry, viewport: Viewport, floats: Bool) {
        self.geometry = geometry
        self.viewport = viewport
        self.floats = floats
    }

    /// Calls `body` for every visible header and footer, in the order of sections. Allocates nothing.
    package func forEach(_ body: (Placement) -> Void) {
        let visible = viewport.visible
        geometry.forEachSection(in: visible) { section, geometry, start in
            if geometry.header.points > 0 {
                let placement = header(section, geometry, start)
                if placement.span.intersects(visible) { body(placement) }
            }
            if geometry.footer.points > 0 {
                let placement = footer(section, geometry, start)
                if placement.span.intersects(visible) { body(placement) }
            }
        }
    }

    /// The position of a section's header, visible or not.
    package func header(ofSection section: Int) -> Placement {
        let (geometry, start) = geometry.section(section)
        return header(section, geometry, start)
    }

    package func footer(ofSection section: Int) -> Placement {
        let (geometry, start) = geometry.section(section)
        return footer(section, geometry, start)
    }

    private func header(_ section: Int, _ geometry: SectionGeometry, _ start: Double) -> Placement {
        let own = geometry.headerSpan.moved(by: start)
        guard floats else { return Placement(section: section, isHeader: true, span: own, isFloating: false) }
        let last = max(own.start, geometry.rowsSpan.end + start - own.length)
        let top = min(max(own.start, viewport.unobscured.start), last)
        return Placement(
            section: section, isHeader: true, span: Span(start: top, length: own.length), isFloating: top > own.start)
    }

    private func footer(_ section: Int, _ geometry: SectionGeometry, _ start: Double) -> Placement {
        let own = geometry.footerSpan.moved(by: start)
        guard floats else { return Placement(section: section, isHeader: false, span: own, isFloating: false) }
        let first = min(own.start, geometry.rowsSpan.start + start)
        let top = max(min(own.start, viewport.unobscured.end - own.length), first)
        return Placement(
            section: section, isHeader: false, span: Span(start: top, length: own.length), isFloating: top < own.start)
    }
}
