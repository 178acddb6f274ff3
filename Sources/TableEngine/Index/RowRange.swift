/// Consecutive rows of one section.
package struct RowRange: Hashable, Sendable, CustomStringConvertible {
    package var section: Int
    package var rows: Range<Int>

    package init(section: Int, rows: Range<Int>) {
        self.section = section
        self.rows = rows
    }

    package init(_ row: RowIndex) { self.init(section: row.section, rows: row.row..<row.row + 1) }

    package var count: Int { rows.count }
    package var start: RowIndex { RowIndex(section: section, row: rows.lowerBound) }

    package func contains(_ row: RowIndex) -> Bool { row.section == section && rows.contains(row.row) }

    /// The rows, one by one.
    package var indexes: some Sequence<RowIndex> { rows.lazy.map { RowIndex(section: section, row: $0) } }

    /// Sorts the ranges and joins those that touch or overlap.
    /// - Complexity: O(n log n); O(n) if they are sorted
    package static func union(_ ranges: [RowRange]) -> [RowRange] {
        if ranges.count == 1, !ranges[0].rows.isEmpty { return ranges }
        let isInOrder = ranges.indices.dropFirst().allSatisfy { ranges[$0 - 1].start <= ranges[$0].start }
        let sorted = isInOrder ? ranges : ranges.sorted { $0.start < $1.start }
        var joined: [RowRange] = []
        joined.reserveCapacity(sorted.count)
        for range in sorted where !range.rows.isEmpty {
            if let last = joined.last, last.section == range.section, range.rows.lowerBound <= last.rows.upperBound {
                let end = max(last.rows.upperBound, range.rows.upperBound)
                joined[joined.count - 1].rows = last.rows.lowerBound..<end
            } else {
                joined.append(range)
            }
        }
        return joined
    }

    /// - Complexity: O(n log n); O(n) if they are sorted
    package static func union(_ rows: [RowIndex]) -> [RowRange] { union(rows.map { RowRange($0) }) }

    package var description: String {
        count == 1 ? "\(section)-\(rows.lowerBound)" : "\(section)-(\(rows.lowerBound)..<\(rows.upperBound))"
    }
}
