internal import TableEngine

extension RowIndex {
    /// Raises for paths that have not two indexes.
    init(_ indexPath: IndexPath) {
        self.init(section: indexPath.section, row: indexPath.row)
    }

    var indexPath: IndexPath { IndexPath(row: row, section: section) }
}

extension RowRange {
    /// The rows in order, those that follow each other as one range. No closure: the main actor's would be checked for every row.
    static func union(_ indexPaths: [IndexPath]) -> [RowRange] {
        var ranges: [RowRange] = []
        ranges.reserveCapacity(indexPaths.count)
        for indexPath in indexPaths { ranges.append(RowRange(RowIndex(indexPath))) }
        return union(ranges)
    }
}
