internal import HostInterface

/// org.a11y.atspi.Table: the rows and columns of a container.
enum TableCalls: AccessibleInterface {
    static let interface = BusInterface(
        "Table",
        properties: [
            .init("NRows", "i"), .init("NColumns", "i"), .init("Caption", "(so)"), .init("Summary", "(so)"),
            .init("NSelectedRows", "i"), .init("NSelectedColumns", "i"),
        ],
        methods: [
            .init("GetAccessibleAt", "i i", "(so)"), .init("GetIndexAt", "i i", "i"), .init("GetRowAtIndex", "i", "i"),
            .init("GetColumnAtIndex", "i", "i"), .init("GetRowDescription", "i", "s"),
            .init("GetColumnDescription", "i", "s"), .init("GetRowExtentAt", "i i", "i"),
            .init("GetColumnExtentAt", "i i", "i"), .init("GetRowHeader", "i", "(so)"),
            .init("GetColumnHeader", "i", "(so)"), .init("GetSelectedRows", "", "ai"),
            .init("GetSelectedColumns", "", "ai"), .init("IsRowSelected", "i", "b"),
            .init("IsColumnSelected", "i", "b"),
            .init("IsSelected", "i i", "b"), .init("AddRowSelection", "i", "b"), .init("AddColumnSelection", "i", "b"),
            .init("RemoveRowSelection", "i", "b"), .init("RemoveColumnSelection", "i", "b"),
            .init("GetRowColumnExtentsAtIndex", "i", "b i i i i b"),
        ])

    static func isSupported(by element: CalledElement) -> Bool { element.node.table != nil }

    static func call(
        _ method: String, _ arguments: ReceivedValue, on element: CalledElement
    ) throws(BusError) -> [BusValue] {
        guard let table = element.node.table else { throw .unknownInterface(interface.name) }
        switch method {
        case "GetAccessibleAt":
            return [element.reference(table.cell(row: try arguments.int(0), column: try arguments.int(1)))]
        case "GetIndexAt":
            return [.int(table.childIndex(row: try arguments.int(0), column: try arguments.int(1)) ?? -1)]
        case "GetRowAtIndex": return [.int(table.cell(ofChild: try arguments.int(0))?.row ?? -1)]
        case "GetColumnAtIndex": return [.int(table.cell(ofChild: try arguments.int(0))?.column ?? -1)]
        case "GetRowDescription": return [.string(table.rowDescription(try arguments.int(0)))]
        case "GetColumnDescription": return [.string(table.columnDescription(try arguments.int(0)))]
        case "GetRowExtentAt": return [.int(table.span(row: try arguments.int(0), column: try arguments.int(1)).rows)]
        case "GetColumnExtentAt":
            return [.int(table.span(row: try arguments.int(0), column: try arguments.int(1)).columns)]
        case "GetRowHeader": return [element.reference(table.rowHeaders(try arguments.int(0)).first)]
        case "GetColumnHeader": return [element.reference(table.columnHeaders(try arguments.int(0)).first)]
        case "GetSelectedRows": return [.array("i", table.selectedRows.map(BusValue.int))]
        // Columns are never selected.
        case "GetSelectedColumns": return [.array("i", [])]
        case "IsColumnSelected", "AddColumnSelection", "RemoveColumnSelection": return [.bool(false)]
        case "IsRowSelected": return [.bool(table.isRowSelected(try arguments.int(0)))]
        case "IsSelected": return [.bool(isSelected(try arguments.int(0), try arguments.int(1), table, element))]
        case "AddRowSelection": return [.bool(table.setRow(try arguments.int(0), selected: true))]
        case "RemoveRowSelection": return [.bool(table.setRow(try arguments.int(0), selected: false))]
        case "GetRowColumnExtentsAtIndex": return extents(try arguments.int(0), table, element)
        default: throw .unknownMethod(method)
        }
    }

    static func property(_ name: String, of element: CalledElement) throws(BusError) -> BusValue {
        guard let table = element.node.table else { throw .unknownInterface(interface.name) }
        switch name {
        case "version": return BusInterface.version
        case "NRows": return .int(table.rowCount)
        case "NColumns": return .int(table.columnCount)
        case "Caption": return element.reference(table.caption)
        case "Summary": return .object(.null)
        case "NSelectedRows": return .int(table.selectedRows.count)
        case "NSelectedColumns": return .int(0)
        default: throw .unknownMethod(name)
        }
    }

    private static func isSelected(
        _ row: Int, _ column: Int, _ table: any HostAccessibleTable, _ element: CalledElement
    ) -> Bool {
        table.isRowSelected(row) || table.cell(row: row, column: column)?.states.contains(.selected) ?? false
    }

    /// Whether the child is a cell, its place and size, and whether it is selected.
    private static func extents(
        _ index: Int, _ table: any HostAccessibleTable, _ element: CalledElement
    ) -> [BusValue] {
        guard let (row, column) = table.cell(ofChild: index) else {
            return [.bool(false), .int(-1), .int(-1), .int(0), .int(0), .bool(false)]
        }
        let span = table.span(row: row, column: column)
        return [
            .bool(true), .int(row), .int(column), .int(span.rows), .int(span.columns),
            .bool(isSelected(row, column, table, element)),
        ]
    }
}
