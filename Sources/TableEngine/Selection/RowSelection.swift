/// Which rows are selected: ranges of rows, in the order of selecting. Rows selected one after the other are one range.
package struct RowSelection: Sendable, Equatable {
    /// In the order of selecting; not overlapping.
    package private(set) var rangesInOrder: [RowRange] = []
    /// The same rows, by place.
    private var sorted: [RowRange] = []

    package init() {}

    package var isEmpty: Bool { sorted.isEmpty }
    package var count: Int { sorted.reduce(0) { $0 + $1.count } }

    /// By place.
    package var ranges: [RowRange] { sorted }

    /// - Complexity: O(log ranges)
    package func contains(_ row: RowIndex) -> Bool {
        let place = sorted.firstIndex(overlapping: row) { $0 }
        return place < sorted.count && sorted[place].contains(row)
    }

    /// False when the row was selected before.
    /// - Complexity: O(ranges) to move what follows; next to the row selected last O(log ranges)
    @discardableResult
    package mutating func insert(_ row: RowIndex) -> Bool {
        let place = sorted.firstIndex(overlapping: row) { $0 }
        if place < sorted.count, sorted[place].contains(row) { return false }
        insertSorted(RowRange(row), at: place)
        if let last = rangesInOrder.last, last.section == row.section, last.rows.upperBound == row.row {
            rangesInOrder[rangesInOrder.count - 1].rows = last.rows.lowerBound..<row.row + 1
        } else {
            rangesInOrder.append(RowRange(row))
        }
        return true
    }

    /// False when the row was not selected.
    /// - Complexity: O(ranges)
    @discardableResult
    package mutating func remove(_ row: RowIndex) -> Bool {
        guard contains(row) else { return false }
        Self.cut(row, outOf: &sorted, at: sorted.firstIndex(overlapping: row) { $0 })
        Self.cut(row, outOf: &rangesInOrder, at: rangesInOrder.firstIndex { $0.contains(row) }!)
        return true
    }

    package mutating func removeAll() { self = RowSelection() }

    /// Follows an update: rows that are gone or reloaded are no longer selected (reloading deselects, as in UIKit;
    /// unverified for reloadSections).
    /// - Complexity: O(ranges * log n + pieces they fall into)
    package mutating func remap(_ map: IndexMap) {
        var remapped: [RowRange] = []
        for range in rangesInOrder {
            map.forEachPiece(of: range) { piece in
                guard piece.passage != .reloaded else { return }
                let after = piece.afterRange
                if let last = remapped.last, last.section == after.section,
                    last.rows.upperBound == after.rows.lowerBound
                {
                    remapped[remapped.count - 1].rows = last.rows.lowerBound..<after.rows.upperBound
                } else {
                    remapped.append(after)
                }
            }
        }
        rangesInOrder = remapped
        sorted = RowRange.union(remapped)
    }

    private mutating func insertSorted(_ range: RowRange, at place: Int) {
        let joinsNext =
            place < sorted.count && sorted[place].section == range.section
            && sorted[place].rows.lowerBound == range.rows.upperBound
        let joinsLast =
            place > 0 && sorted[place - 1].section == range.section
            && sorted[place - 1].rows.upperBound == range.rows.lowerBound
        switch (joinsLast, joinsNext) {
        case (true, true):
            sorted[place - 1].rows = sorted[place - 1].rows.lowerBound..<sorted[place].rows.upperBound
            sorted.remove(at: place)
        case (true, false): sorted[place - 1].rows = sorted[place - 1].rows.lowerBound..<range.rows.upperBound
        case (false, true): sorted[place].rows = range.rows.lowerBound..<sorted[place].rows.upperBound
        case (false, false): sorted.insert(range, at: place)
        }
    }

    private static func cut(_ row: RowIndex, outOf ranges: inout [RowRange], at place: Int) {
        let range = ranges[place]
        let parts = [range.rows.lowerBound..<row.row, row.row + 1..<range.rows.upperBound].filter { !$0.isEmpty }
        ranges.replaceSubrange(place...place, with: parts.map { RowRange(section: range.section, rows: $0) })
    }
}
