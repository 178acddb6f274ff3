internal import TableEngine

/// Finds the rows that the keys lead to: the next row, a page further, the first and the last.
@MainActor
struct RowSteps {
    /// The direction in which to look for a row.
    enum Direction: Int {
        case up = -1
        case down = 1
    }

    /// Rows that may not be focused are passed, up to this many. The limit is for tables in which no row may be.
    private static let mostRefused = 10_000

    let table: UITableView
    let mayFocus: @MainActor (RowIndex) -> Bool

    private var geometry: TableGeometry { table.contents.geometry }

    var first: RowIndex? { from(ordinal: 0, .down) }

    var last: RowIndex? { from(ordinal: geometry.numberOfRows - 1, .up) }

    /// The first row that is fully visible; one that is partly visible if there is none.
    var firstVisible: RowIndex? {
        let rows = table.frames.visibleRows
        let top = table.frames.viewport.unobscured.start
        let whole = rows.first { geometry.span(of: geometry.row(withOrdinal: $0)).start >= top - 0.5 }
        guard let ordinal = whole ?? rows.first else { return nil }
        return from(ordinal: ordinal, .down) ?? from(ordinal: ordinal, .up)
    }

    func next(_ direction: Direction, from row: RowIndex) -> RowIndex? {
        from(ordinal: geometry.ordinal(of: row) + direction.rawValue, direction)
    }

    /// Returns the row that is a visible height, less the row itself, further; at least the next row.
    func page(_ direction: Direction, from row: RowIndex) -> RowIndex? {
        let span = geometry.span(of: row)
        let height = max(table.frames.viewport.unobscured.length - span.length, 0)
        let present = geometry.ordinal(of: row)
        let ordinal: Int
        switch direction {
        case .down:
            let rows = geometry.rows(in: Span(from: 0, to: span.start + height + span.length / 2))
            ordinal = max(rows.upperBound - 1, present + 1)
        case .up:
            let y = max(span.start - height + span.length / 2, 0)
            ordinal = min(geometry.rows(in: Span(from: y, to: geometry.contentHeight)).lowerBound, present - 1)
        }
        let reached = min(max(ordinal, 0), geometry.numberOfRows - 1)
        return from(ordinal: reached, direction) ?? from(ordinal: reached, direction == .down ? .up : .down)
    }

    /// The rows from one to another, in this order.
    func rows(from start: RowIndex, to end: RowIndex) -> [RowIndex] {
        let (first, last) = (geometry.ordinal(of: start), geometry.ordinal(of: end))
        let rows = (min(first, last)...max(first, last)).map { geometry.row(withOrdinal: $0) }
        return first <= last ? rows : rows.reversed()
    }

    private func from(ordinal: Int, _ direction: Direction) -> RowIndex? {
        var ordinal = ordinal
        for _ in 0..<Self.mostRefused {
            guard ordinal >= 0, ordinal < geometry.numberOfRows else { return nil }
            let asked = geometry.row(withOrdinal: ordinal)
            // The delegate may change the table when it is asked: the row may have another number then, or be gone.
            let (row, answer) = table.selection.following(asked) { mayFocus(asked) }
            guard let row else { return nil }
            if answer { return row }
            ordinal = geometry.ordinal(of: row) + direction.rawValue
        }
        return nil
    }
}
