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
        for place in inserted[row.section] ?? [] where place <= number { number += 1 }
        return RowIndex(section: row.section, row: number)
    }
}

extension Array {
    /// The first index whose element matches, in an array where all that match come last.
    fileprivate func partitioningIndex(_ matches: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if matches(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
