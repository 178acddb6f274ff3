import Foundation

/// A container whose elements are the cells of a table of values. Its `accessibilityContainerType` is `.dataTable`.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    /// Returns the cell at a row and a column, also for the further rows and columns of a cell that spans several. Nil
    /// if there is none.
    func accessibilityDataTableCellElement(
        forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)?

    /// Returns the number of rows.
    func accessibilityRowCount() -> Int

    /// Returns the number of columns.
    func accessibilityColumnCount() -> Int

    // The following methods are optional.

    /// Returns the headers of a row; nil, the default, for none.
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?

    /// Returns the headers of a column; nil, the default, for none.
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
    /// Returns nil: the row has no headers.
    public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }

    /// Returns nil: the column has no headers.
    public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        nil
    }
}

/// A cell of a table of values.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    /// Returns the first row of the cell and the number of rows that it spans, counted from 0.
    func accessibilityRowRange() -> NSRange

    /// Returns the first column of the cell and the number of columns that it spans, counted from 0.
    func accessibilityColumnRange() -> NSRange
}
