import UIKit

/// A table of values: labels in a grid, the first row and the first column with headers.
@MainActor
final class ValueTableView: UIView, UIAccessibilityContainerDataTable {
    private(set) var cells: [[ValueLabel]] = []
    /// What the application says of itself; nil for the truth.
    var claimedRows: Int?

    /// - Parameter texts: those of a cell that spans two columns are followed by an empty one.
    init(_ texts: [[String]]) {
        super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 40 * texts.count))
        accessibilityContainerType = .dataTable
        accessibilityLabel = "Prices"
        for (row, line) in texts.enumerated() {
            cells.append(line.enumerated().map { ValueLabel($1, row: row, column: $0) })
            for (column, cell) in (cells.last ?? []).enumerated() {
                cell.frame = CGRect(x: 100 * column, y: 40 * row, width: 100, height: 40)
                if cell.text?.isEmpty == false { addSubview(cell) }
            }
        }
    }

    required init?(coder: NSCoder) { nil }

    func accessibilityRowCount() -> Int { claimedRows ?? cells.count }
    func accessibilityColumnCount() -> Int { cells.first?.count ?? 0 }

    func accessibilityDataTableCellElement(
        forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)? {
        guard cells.indices.contains(row) else { return nil }
        return cells[row][...column].last { $0.text?.isEmpty == false }
    }

    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        row > 0 && cells.indices.contains(row) ? [cells[row][0]] : nil
    }

    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        cells.first.map { [$0[column]] }
    }
}

/// A cell of a ``ValueTableView``.
@MainActor
final class ValueLabel: UILabel, UIAccessibilityContainerDataTableCell {
    var rows: NSRange
    var columns: NSRange

    init(_ text: String, row: Int, column: Int) {
        rows = NSRange(location: row, length: 1)
        columns = NSRange(location: column, length: 1)
        super.init(frame: .zero)
        self.text = text
    }

    required init?(coder: NSCoder) { nil }

    func accessibilityRowRange() -> NSRange { rows }
    func accessibilityColumnRange() -> NSRange { columns }
}
