import Foundation
internal import HostInterface

/// A table of values, that is a container of the type `.dataTable`, as a grid of cells. Every question calls the
/// application, whose answers are taken as they are only where they make sense.
@MainActor
final class AccessibleDataTable: HostAccessibleTable {
    private weak var object: NSObject?
    private let provider: AccessibilityProvider

    private init(_ object: NSObject, in provider: AccessibilityProvider) {
        self.object = object
        self.provider = provider
    }

    /// Returns nil for an object that is no table of values.
    static func table(of object: NSObject, in provider: AccessibilityProvider) -> AccessibleDataTable? {
        DataTablePlace.table(object).map { _ in AccessibleDataTable(object, in: provider) }
    }

    /// The table, while it is in a window.
    private var table: (any UIAccessibilityContainerDataTable)? {
        guard let object, provider.isAttached(object) else { return nil }
        return DataTablePlace.table(object)
    }

    private var node: (any HostAccessibleNode)? { object.map { provider.node(for: $0) } }

    var rowCount: Int { table.map { DataTablePlace.rows(of: $0) } ?? 0 }
    var columnCount: Int { table.map { DataTablePlace.columns(of: $0) } ?? 0 }

    // MARK: Cells

    private func element(row: Int, column: Int) -> NSObject? {
        guard row >= 0, column >= 0, row < rowCount, column < columnCount, let table else { return nil }
        return table.accessibilityDataTableCellElement(forRow: row, column: column) as? NSObject
    }

    func cell(row: Int, column: Int) -> (any HostAccessibleNode)? { element(row: row, column: column).flatMap(node) }

    /// Returns nil for an element that is not in a window.
    private func node(of element: NSObject) -> (any HostAccessibleNode)? {
        guard let object else { return nil }
        if !provider.isAttached(element) { provider.remember(element, in: object) }
        return provider.isAttached(element) ? provider.node(for: element) : nil
    }

    func childIndex(row: Int, column: Int) -> Int? {
        guard let cell = cell(row: row, column: column), let node, cell.parent?.id == node.id else { return nil }
        let index = cell.indexInParent
        return index < 0 ? nil : index
    }

    func cell(ofChild index: Int) -> (row: Int, column: Int)? {
        guard let node, index >= 0, index < node.childCount, let cell = node.child(at: index)?.tableCell,
            cell.table.id == node.id
        else { return nil }
        return (cell.row, cell.column)
    }

    func span(row: Int, column: Int) -> (rows: Int, columns: Int) {
        guard let cell = element(row: row, column: column), let place = DataTablePlace(of: cell, in: provider) else {
            return (1, 1)
        }
        return (place.rows.count, place.columns.count)
    }

    // MARK: Headers

    func rowHeaders(_ row: Int) -> [any HostAccessibleNode] {
        guard row >= 0, row < rowCount, let table else { return [] }
        return nodes(of: table.accessibilityHeaderElements(forRow: row))
    }

    func columnHeaders(_ column: Int) -> [any HostAccessibleNode] {
        guard column >= 0, column < columnCount, let table else { return [] }
        return nodes(of: table.accessibilityHeaderElements(forColumn: column))
    }

    private func nodes(of elements: [any UIAccessibilityContainerDataTableCell]?) -> [any HostAccessibleNode] {
        (elements ?? []).compactMap { $0 as? NSObject }.compactMap(node)
    }

    func rowDescription(_ row: Int) -> String { names(of: rowHeaders(row)) }
    func columnDescription(_ column: Int) -> String { names(of: columnHeaders(column)) }

    private func names(of headers: [any HostAccessibleNode]) -> String {
        headers.map(\.name).filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
