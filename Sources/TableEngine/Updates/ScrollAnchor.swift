/// Keeps what the user looks at in place while heights and rows change: the first row below the bars, and its distance
/// from their edge. It is made before a change and gives one correction of the content offset after it.
package struct ScrollAnchor {
    /// What stays unchanged when rows above the viewport are inserted, deleted or measured.
    package enum Mode: Hashable, Sendable {
        /// The visible rows.
        case visibleRows
        /// The content offset, whatever is there afterwards.
        case contentOffset
    }

    /// The anchor row before the change; nil if there is none.
    package let row: RowIndex?
    /// The distance from the upper edge of the unobscured viewport to the row's top; negative for a row that begins
    /// above it.
    package let distance: Double
    private let geometry: TableGeometry
    private let unobscured: Span

    /// - Parameter restsAtTop: A table that rests at its top stays there and shows what is inserted above.
    package init(geometry: TableGeometry, viewport: Viewport, restsAtTop: Bool, mode: Mode = .visibleRows) {
        self.geometry = geometry
        unobscured = viewport.unobscured
        let holds = mode == .visibleRows && !restsAtTop && geometry.numberOfRows > 0
        row = holds ? Self.firstRow(geometry, viewport.unobscured) : nil
        distance = row.map { geometry.span(of: $0).start - viewport.unobscured.start } ?? 0
    }

    /// The correction of the content offset after heights changed and rows did not.
    /// - Complexity: O(log runs)
    package func correction(in after: TableGeometry) -> Double {
        guard let row, after.contains(row) else { return 0 }
        return after.span(of: row).start - geometry.span(of: row).start
    }

    /// The correction of the content offset after an update.
    ///
    /// It depends on the anchor row itself, or on the next unchanged one. If the anchor row began above the viewport
    /// and is deleted, the next row keeps its own position, if it was visible. If the anchor row was completely
    /// visible, the rows below close the gap, and the next one takes its position. Rows moved by a call are not
    /// followed. If no row below is unchanged, the end of the last row above takes the anchor row's position.
    /// - Complexity: O(log runs + log pieces), and the deleted and moved pieces on the way
    package func correction(in after: TableGeometry, through map: IndexMap) -> Double {
        guard let row else { return 0 }
        let start = geometry.span(of: row).start
        if let stay = map.firstStay(from: RowBefore(row)) {
            let span = geometry.span(of: stay.before.index)
            let isItself = stay.before.index == row
            let former = isItself || distance < -0.5 && span.start < unobscured.end ? span.start : start
            return after.span(of: stay.after.index).start - former
        }
        guard let stay = map.lastStay(upTo: RowBefore(row)) else { return 0 }
        return after.span(of: stay.after.index).end - start
    }

    private static func firstRow(_ geometry: TableGeometry, _ unobscured: Span) -> RowIndex {
        let seen = geometry.rows(in: unobscured)
        return geometry.row(withOrdinal: min(seen.lowerBound, geometry.numberOfRows - 1))
    }
}
