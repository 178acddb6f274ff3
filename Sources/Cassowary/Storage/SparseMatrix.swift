/// A matrix most of whose coefficients are zero. Each other one is an entry in the list of its row and in the list of
/// its column.
///
/// Rows and columns need not be contiguous, and no work depends on how many there are.
struct SparseMatrix: ~Copyable {
    struct Entry: BitwiseCopyable {
        var coefficient: Double
        var row: Int32
        var column: Int32
        var nextInRow: Int32
        var previousInRow: Int32
        var nextInColumn: Int32
        var previousInColumn: Int32
    }

    private(set) var entries = Store(
        Entry(
            coefficient: 0, row: 0, column: 0, nextInRow: -1, previousInRow: -1, nextInColumn: -1, previousInColumn: -1),
        capacity: 64)
    private var rows = Store<Int32>(-1)
    private var columns = Store<Int32>(-1)
    private var rowCounts = Store<Int32>(0)
    private var columnCounts = Store<Int32>(0)
    /// For `add(row:times:to:)`: the entry of the changed row in a column.
    private var slots = Store<Int32>(-1)
    private var free: Int32 = -1
    private var used = 0
    /// The number of coefficients that are not zero.
    private(set) var count = 0

    /// An index of the list's next entry; -1 ends a list.
    func firstInRow(_ row: Int) -> Int { Int(rows[row]) }
    func firstInColumn(_ column: Int) -> Int { Int(columns[column]) }

    subscript(entry: Int) -> Entry {
        @inline(__always) get { entries[entry] }
        @inline(__always) nonmutating _modify { yield &entries[entry] }
    }

    /// Makes rows and columns up to `count` usable.
    mutating func reserve(rows rowCount: Int, columns columnCount: Int) {
        rows.reserve(rowCount)
        columns.reserve(columnCount)
        slots.reserve(columnCount)
        rowCounts.reserve(rowCount)
        columnCounts.reserve(columnCount)
    }

    /// Returns the coefficient's entry; -1 for zero.
    /// - Complexity: O(entries of the row)
    func entry(row: Int, column: Int) -> Int {
        var entry = rows[row]
        while entry >= 0, entries[Int(entry)].column != column { entry = entries[Int(entry)].nextInRow }
        return Int(entry)
    }

    /// The number of a column's entries.
    func count(ofColumn column: Int) -> Int { Int(columnCounts[column]) }

    /// Adds an entry where there is none.
    mutating func insert(row: Int, column: Int, _ coefficient: Double) {
        count += 1
        rowCounts[row] += 1
        columnCounts[column] += 1
        let place: Int
        if free >= 0 {
            place = Int(free)
            free = entries[place].nextInRow
        } else {
            place = used
            used += 1
            if used > entries.capacity { entries.reserve(used) }
        }
        entries[place] = Entry(
            coefficient: coefficient, row: Int32(row), column: Int32(column), nextInRow: rows[row], previousInRow: -1,
            nextInColumn: columns[column], previousInColumn: -1)
        if rows[row] >= 0 { entries[Int(rows[row])].previousInRow = Int32(place) }
        if columns[column] >= 0 { entries[Int(columns[column])].previousInColumn = Int32(place) }
        rows[row] = Int32(place)
        columns[column] = Int32(place)
    }

    mutating func remove(_ place: Int) {
        let entry = entries[place]
        count -= 1
        rowCounts[Int(entry.row)] -= 1
        columnCounts[Int(entry.column)] -= 1
        if entry.previousInRow >= 0 {
            entries[Int(entry.previousInRow)].nextInRow = entry.nextInRow
        } else {
            rows[Int(entry.row)] = entry.nextInRow
        }
        if entry.nextInRow >= 0 { entries[Int(entry.nextInRow)].previousInRow = entry.previousInRow }
        if entry.previousInColumn >= 0 {
            entries[Int(entry.previousInColumn)].nextInColumn = entry.nextInColumn
        } else {
            columns[Int(entry.column)] = entry.nextInColumn
        }
        if entry.nextInColumn >= 0 { entries[Int(entry.nextInColumn)].previousInColumn = entry.previousInColumn }
        entries[place].nextInRow = free
        free = Int32(place)
    }

    mutating func removeRow(_ row: Int) {
        while rows[row] >= 0 { remove(Int(rows[row])) }
    }

    mutating func removeColumn(_ column: Int) {
        while columns[column] >= 0 { remove(Int(columns[column])) }
    }

    /// Gives all entries of a row to another row, which has none.
    func renameRow(_ row: Int, to other: Int) {
        var entry = Int(rows[row])
        while entry >= 0 {
            entries[entry].row = Int32(other)
            entry = Int(entries[entry].nextInRow)
        }
        rows[other] = rows[row]
        rows[row] = -1
        rowCounts[other] = rowCounts[row]
        rowCounts[row] = 0
    }

    /// Gives all entries of a column to another column, which has none.
    func renameColumn(_ column: Int, to other: Int) {
        var entry = Int(columns[column])
        while entry >= 0 {
            entries[entry].column = Int32(other)
            entry = Int(entries[entry].nextInColumn)
        }
        columns[other] = columns[column]
        columns[column] = -1
        columnCounts[other] = columnCounts[column]
        columnCounts[column] = 0
    }

    /// Adds a multiple of one row to another. What cancels up to rounding becomes zero.
    /// - Complexity: O(entries of both rows), or of the first row and its columns if these are fewer
    mutating func add(row source: Int, times factor: Double, to row: Int) {
        guard isSearchLong(for: source, in: row) else { return addBySearch(row: source, times: factor, to: row) }
        var entry = Int(rows[row])
        while entry >= 0 {
            slots[Int(entries[entry].column)] = Int32(entry)
            entry = Int(entries[entry].nextInRow)
        }
        entry = Int(rows[source])
        while entry >= 0 {
            let column = Int(entries[entry].column)
            add(factor * entries[entry].coefficient, at: Int(slots[column]), row, column)
            entry = Int(entries[entry].nextInRow)
        }
        entry = Int(rows[row])
        while entry >= 0 {
            slots[Int(entries[entry].column)] = -1
            entry = Int(entries[entry].nextInRow)
        }
    }

    /// Whether the columns of one row have more entries than another row.
    private func isSearchLong(for source: Int, in row: Int) -> Bool {
        var steps = Int(rowCounts[row])
        var entry = Int(rows[source])
        while entry >= 0, steps >= 0 {
            steps -= Int(columnCounts[Int(entries[entry].column)])
            entry = Int(entries[entry].nextInRow)
        }
        return steps < 0
    }

    private mutating func addBySearch(row source: Int, times factor: Double, to row: Int) {
        var entry = Int(rows[source])
        while entry >= 0 {
            let column = Int(entries[entry].column)
            var place = Int(columns[column])
            while place >= 0, Int(entries[place].row) != row { place = Int(entries[place].nextInColumn) }
            add(factor * entries[entry].coefficient, at: place, row, column)
            entry = Int(entries[entry].nextInRow)
        }
    }

    /// - Parameter place: the coefficient's entry; -1 for zero.
    @inline(__always) private mutating func add(_ added: Double, at place: Int, _ row: Int, _ column: Int) {
        guard place >= 0 else { return insert(row: row, column: column, added) }
        let old = entries[place].coefficient
        if abs(old + added) > 1e-11 * abs(old) {
            entries[place].coefficient = old + added
        } else {
            slots[column] = -1
            remove(place)
        }
    }
}
