import HostInterface

/// A grid of elements, of which the first row and the first column are headers.
@MainActor
final class FakeTable: HostAccessibleTable {
    private let cells: [[FakeElement]]
    private unowned let owner: FakeElement
    private(set) var selected: Set<Int> = []

    /// Adds the cells to an element, row by row. Their numbers begin at 100.
    init(_ names: [[String]], in owner: FakeElement) {
        var object: UInt64 = 100
        cells = names.map { row in
            row.map { name in
                object += 1
                return FakeElement(object - 1, .tableCell, name)
            }
        }
        self.owner = owner
        for (row, line) in cells.enumerated() {
            for (column, cell) in line.enumerated() {
                owner.add(cell)
                cell.tableCell = HostAccessibleCell(table: owner, row: row, column: column)
            }
        }
        owner.table = self
    }

    var rowCount: Int { cells.count }
    var columnCount: Int { cells.first?.count ?? 0 }

    func cell(row: Int, column: Int) -> (any HostAccessibleNode)? {
        cells.indices.contains(row) && cells[row].indices.contains(column) ? cells[row][column] : nil
    }

    func childIndex(row: Int, column: Int) -> Int? { cell(row: row, column: column)?.indexInParent }

    func cell(ofChild index: Int) -> (row: Int, column: Int)? {
        guard owner.children.indices.contains(index), let cell = owner.children[index].tableCell else { return nil }
        return (cell.row, cell.column)
    }

    func rowHeaders(_ row: Int) -> [any HostAccessibleNode] { cell(row: row, column: 0).map { [$0] } ?? [] }
    func columnHeaders(_ column: Int) -> [any HostAccessibleNode] {
        [cell(row: 0, column: column), cell(row: 1, column: column)].compactMap { $0 }
    }
    func columnDescription(_ column: Int) -> String { cell(row: 0, column: column)?.name ?? "" }

    var selectedRows: [Int] { selected.sorted() }
    func isRowSelected(_ row: Int) -> Bool { selected.contains(row) }
    func setRow(_ row: Int, selected isSelected: Bool) -> Bool {
        guard cells.indices.contains(row) else { return false }
        if isSelected { selected.insert(row) } else { selected.remove(row) }
        return true
    }
}
