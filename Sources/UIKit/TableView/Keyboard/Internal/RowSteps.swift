internal import TableEngine

/// Finds the rows that the keys lead to: the next row, a page further, the first and the last.
@MainActor
struct RowSteps<Table: SteppedRows> {
    /// Rows that may not be focused are passed, up to this many. The limit is for tables in which no row may be.
    private static var mostRefused: Int { 10_000 }

    let table: Table

    var first: RowIndex? { from(ordinal: 0, .down) }

    var last: RowIndex? { from(ordinal: table.numberOfRows - 1, .up) }

    /// The first row that is fully visible; one that is partly visible if there is none.
    var firstVisible: RowIndex? {
        let rows = table.visibleOrdinals
        let top = table.unobscured.start
        let whole = rows.first { table.span(of: table.row(withOrdinal: $0)).start >= top - 0.5 }
        guard let ordinal = whole ?? rows.first else { return nil }
        return from(ordinal: ordinal, .down) ?? from(ordinal: ordinal, .up)
    }

    func next(_ direction: RowDirection, from row: RowIndex) -> RowIndex? {
        from(ordinal: table.ordinal(of: row) + direction.rawValue, direction)
    }

    /// Returns the row that is a visible height, less the row itself, further; at least the next row.
    func page(_ direction: RowDirection, from row: RowIndex) -> RowIndex? {
        let span = table.span(of: row)
        let height = max(table.unobscured.length - span.length, 0)
        let present = table.ordinal(of: row)
        let ordinal: Int
        switch direction {
        case .down:
            let rows = table.ordinals(in: Span(from: 0, to: span.start + height + span.length / 2))
            ordinal = max(rows.upperBound - 1, present + 1)
        case .up:
            let y = max(span.start - height + span.length / 2, 0)
            ordinal = min(table.ordinals(in: Span(from: y, to: table.contentHeight)).lowerBound, present - 1)
        }
        let reached = min(max(ordinal, 0), table.numberOfRows - 1)
        return from(ordinal: reached, direction) ?? from(ordinal: reached, direction == .down ? .up : .down)
    }

    /// The rows from one to another, in this order.
    func rows(from start: RowIndex, to end: RowIndex) -> [RowIndex] {
        let (first, last) = (table.ordinal(of: start), table.ordinal(of: end))
        let rows = (min(first, last)...max(first, last)).map { table.row(withOrdinal: $0) }
        return first <= last ? rows : rows.reversed()
    }

    private func from(ordinal: Int, _ direction: RowDirection) -> RowIndex? {
        var ordinal = ordinal
        for _ in 0..<Self.mostRefused {
            guard ordinal >= 0, ordinal < table.numberOfRows else { return nil }
            let asked = table.row(withOrdinal: ordinal)
            // The delegate may change the table when it is asked: the row may have another number then, or be gone.
            let (row, answer) = table.following(asked) { table.canFocus(asked) }
            guard let row else { return nil }
            if answer { return row }
            ordinal = table.ordinal(of: row) + direction.rawValue
        }
        return nil
    }
}
