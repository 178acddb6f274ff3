/// Children that can be selected. Indexes are those of ``HostAccessibleNode/child(at:)`` and may be outside the range.
@MainActor
package protocol HostAccessibleSelection: AnyObject {
    var selectedCount: Int { get }
    /// Returns the index of a selected child.
    ///
    /// - Parameter position: from 0 to below ``selectedCount``, in the order of the children.
    func selectedChild(at position: Int) -> Int?
    func isSelected(_ child: Int) -> Bool
    /// Adds the child to the selection or, where only one can be selected, selects it instead.
    func select(_ child: Int) -> Bool
    func deselect(_ child: Int) -> Bool
    func selectAll() -> Bool
    func deselectAll() -> Bool
}

/// A container that is a grid of cells. Rows and columns count from 0 and may be outside the range.
@MainActor
package protocol HostAccessibleTable: AnyObject {
    var rowCount: Int { get }
    var columnCount: Int { get }
    var caption: (any HostAccessibleNode)? { get }
    func cell(row: Int, column: Int) -> (any HostAccessibleNode)?
    /// Returns the index of the cell among the table's children.
    func childIndex(row: Int, column: Int) -> Int?
    /// Returns the place of a child; nil for one that is no cell, such as a heading.
    func cell(ofChild index: Int) -> (row: Int, column: Int)?
    func span(row: Int, column: Int) -> (rows: Int, columns: Int)
    func rowDescription(_ row: Int) -> String
    func columnDescription(_ column: Int) -> String
    /// Returns the cells that name a row, in the order in which they are read.
    func rowHeaders(_ row: Int) -> [any HostAccessibleNode]
    func columnHeaders(_ column: Int) -> [any HostAccessibleNode]
    /// Empty unless whole rows can be selected. At most the first 1,000.
    var selectedRows: [Int] { get }
    func isRowSelected(_ row: Int) -> Bool
    func setRow(_ row: Int, selected: Bool) -> Bool
}

extension HostAccessibleTable {
    package var caption: (any HostAccessibleNode)? { nil }
    package func span(row: Int, column: Int) -> (rows: Int, columns: Int) { (1, 1) }
    package func rowDescription(_ row: Int) -> String { "" }
    package func columnDescription(_ column: Int) -> String { "" }
    package func rowHeaders(_ row: Int) -> [any HostAccessibleNode] { [] }
    package func columnHeaders(_ column: Int) -> [any HostAccessibleNode] { [] }
    package var selectedRows: [Int] { [] }
    package func isRowSelected(_ row: Int) -> Bool { false }
    package func setRow(_ row: Int, selected: Bool) -> Bool { false }
}

/// The place of an element in a table.
package struct HostAccessibleCell {
    /// The element whose ``HostAccessibleNode/table`` contains the cell.
    package var table: any HostAccessibleNode
    package var row: Int
    package var column: Int

    package init(table: any HostAccessibleNode, row: Int, column: Int) {
        (self.table, self.row, self.column) = (table, row, column)
    }
}
