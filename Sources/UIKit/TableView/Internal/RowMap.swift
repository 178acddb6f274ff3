internal import TableEngine

/// Where the rows of before an update are after it: by deleted rows, numbered before, and inserted rows, numbered after.
struct RowMap {
    private var deleted: [Int: [Int]] = [:]
    private var inserted: [Int: [Int]] = [:]
    /// Sections whose rows all were replaced.
    private var replaced = IndexSet()

    init(deleted: [RowIndex] = [], inserted: [RowIndex] = [], replacedSections: IndexSet = []) {
        for row in deleted.sorted() { self.deleted[row.section, default: []].append(row.row) }
        for row in inserted.sorted() { self.inserted[row.section, default: []].append(row.row) }
        replaced = replacedSections
    }

    /// Nil for rows that are gone.
    func after(_ row: RowIndex) -> RowIndex? {
        if replaced.contains(row.section) { return nil }
        var number = row.row
        if let deleted = deleted[row.section] {
            let below = deleted.partitioningIndex { $0 >= row.row }
            if below < deleted.count, deleted[below] == row.row { return nil }
            number -= below
        }
        if let inserted = inserted[row.section] {
            // The row stands behind as many inserted ones as fit before it: place k leaves room for place - k others.
            number += (0..<inserted.count).partitioningIndex { inserted[$0] - $0 > number }
        }
        return RowIndex(section: row.section, row: number)
    }
}

extension RandomAccessCollection where Index == Int {
    /// The first index whose element matches, in a collection from 0 where all that match come last.
    fileprivate func partitioningIndex(_ matches: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if matches(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
