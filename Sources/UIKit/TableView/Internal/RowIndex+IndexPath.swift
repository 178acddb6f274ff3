internal import TableEngine

extension RowIndex {
    /// Raises for paths that do not have two indexes.
    init(_ indexPath: IndexPath) {
        self.init(section: indexPath.section, row: indexPath.row)
    }

    var indexPath: IndexPath { IndexPath(row: row, section: section) }
}

extension RowRange {
    /// Returns the rows in order, with consecutive rows as one range. A loop without a closure, because a closure on
    /// the main actor is checked for every row.
    static func union(_ indexPaths: [IndexPath]) -> [RowRange] {
        var ranges: [RowRange] = []
        ranges.reserveCapacity(indexPaths.count)
        for indexPath in indexPaths { ranges.append(RowRange(RowIndex(indexPath))) }
        return union(ranges)
    }
}
