/// What the user looks at, held on to while heights and rows change: the first row below the bars, and how far from their
/// edge it stands. Taken before a change, turned into one correction of the content offset after it.
package struct ScrollAnchor {
    /// What stays when rows above the viewport come, go or turn out higher.
    package enum Mode: Hashable, Sendable {
        /// The rows that are seen.
        case visibleRows
        /// The content offset, whatever stands there then.
        case contentOffset
    }

    /// Of before; nil where nothing is held on to.
    package let row: RowIndex?
    /// From the upper edge of the unobscured viewport to the row's; negative for a row that has begun above it.
    package let distance: Double
    private let geometry: TableGeometry
    private let unobscured: Span

    /// - Parameter restsAtTop: A table that rests at its top stays there and shows what comes in above.
    package init(geometry: TableGeometry, viewport: Viewport, restsAtTop: Bool, mode: Mode = .visibleRows) {
        self.geometry = geometry
        unobscured = viewport.unobscured
        let holds = mode == .visibleRows && !restsAtTop && geometry.numberOfRows > 0
        row = holds ? Self.firstRow(geometry, viewport.unobscured) : nil
        distance = row.map { geometry.span(of: $0).start - viewport.unobscured.start } ?? 0
    }

    /// How far the content offset has to go after heights changed and rows did not.
    /// - Complexity: O(log runs)
    package func correction(in after: TableGeometry) -> Double {
        guard let row, after.contains(row) else { return 0 }
        return after.span(of: row).start - geometry.span(of: row).start
    }

    /// How far the content offset has to go after an update.
    ///
    /// The row itself decides, or the next one that stays. Of a row that began above the viewport nothing is missed when it goes:
    /// the next one stays at its own place, if it was seen. Below a row that was seen whole the rows close up, and the next
    /// one comes to its place. Rows that were moved by a call are not followed. When nothing stays below, the last row above ends
    /// where the row began.
    /// - Complexity: O(log runs + log pieces) and the gone and moved pieces on the way
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
