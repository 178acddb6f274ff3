import Foundation
internal import HostInterface

/// Where a cell of a table of values is.
@MainActor
struct DataTablePlace {
    /// The object that is the table.
    let table: NSObject
    /// Not empty, and inside the table.
    let rows: Range<Int>
    let columns: Range<Int>

    /// Nil for an object that is no cell, or is outside of its table. It may have been found in the table's answers only:
    /// then the provider knows its container.
    init?(of object: NSObject, in provider: AccessibilityProvider) {
        guard let cell = object as? any UIAccessibilityContainerDataTableCell,
            let (container, table) = Self.table(around: object, in: provider),
            let rows = Self.range(cell.accessibilityRowRange(), in: Self.rows(of: table)),
            let columns = Self.range(cell.accessibilityColumnRange(), in: Self.columns(of: table))
        else { return nil }
        (self.table, self.rows, self.columns) = (container, rows, columns)
    }

    /// Returns nil for an object that is no table of values.
    static func table(_ object: NSObject) -> (any UIAccessibilityContainerDataTable)? {
        guard object.accessibilityContainerType == .dataTable, !object.isAccessibilityElement else { return nil }
        return object as? any UIAccessibilityContainerDataTable
    }

    private static func table(
        around object: NSObject, in provider: AccessibilityProvider
    ) -> (NSObject, any UIAccessibilityContainerDataTable)? {
        var next = provider.container(of: object)
        for _ in 0..<1000 {
            guard let candidate = next else { return nil }
            if let table = table(candidate) { return (candidate, table) }
            next = provider.container(of: candidate)
        }
        return nil
    }

    static func rows(of table: any UIAccessibilityContainerDataTable) -> Int { count(table.accessibilityRowCount()) }
    static func columns(of table: any UIAccessibilityContainerDataTable) -> Int {
        count(table.accessibilityColumnCount())
    }

    /// The desktop counts with 32 bits.
    private static func count(_ number: Int) -> Int { min(max(number, 0), Int(Int32.max)) }

    private static func range(_ range: NSRange, in count: Int) -> Range<Int>? {
        guard range.location >= 0, range.location < count else { return nil }
        return range.location..<range.location + max(1, min(range.length, count - range.location))
    }

    // MARK: What the cell is

    /// Returns the role of a cell, which is its own role if it has one that says more than that it is read.
    static func role(
        of object: NSObject, otherwise own: HostAccessibleRole, in provider: AccessibilityProvider
    ) -> HostAccessibleRole {
        switch own {
        case .label, .heading, .panel, .listItem, .listBoxItem: break
        default: return own
        }
        guard let place = DataTablePlace(of: object, in: provider), let table = table(place.table) else { return own }
        if contains(object, table.accessibilityHeaderElements(forColumn: place.columns.lowerBound)) {
            return .tableColumnHeader
        }
        if contains(object, table.accessibilityHeaderElements(forRow: place.rows.lowerBound)) { return .tableRowHeader }
        return .tableCell
    }

    private static func contains(_ object: NSObject, _ cells: [any UIAccessibilityContainerDataTableCell]?) -> Bool {
        cells?.contains { $0 === object } ?? false
    }

    /// Returns nil for an object that is no cell of a table of values.
    static func cell(of object: NSObject, in provider: AccessibilityProvider) -> HostAccessibleCell? {
        DataTablePlace(of: object, in: provider).map {
            HostAccessibleCell(
                table: provider.node(for: $0.table), row: $0.rows.lowerBound, column: $0.columns.lowerBound)
        }
    }
}
