internal import HostInterface

/// org.a11y.atspi.TableCell: the place of a cell in its table.
enum TableCellCalls: AccessibleInterface {
    static let interface = BusInterface(
        "TableCell",
        properties: [
            .init("ColumnSpan", "i"), .init("Position", "(ii)"), .init("RowSpan", "i"), .init("Table", "(so)"),
        ],
        methods: [
            .init("GetRowColumnSpan", "", "b i i i i"), .init("GetColumnHeaderCells", "", "a(so)"),
            .init("GetRowHeaderCells", "", "a(so)"),
        ])

    static func isSupported(by element: CalledElement) -> Bool { element.node.tableCell != nil }

    static func call(
        _ method: String, _ arguments: ReceivedValue, on element: CalledElement
    ) throws(BusError) -> [BusValue] {
        guard let cell = element.node.tableCell else { throw .unknownInterface(interface.name) }
        let table = cell.table.table
        switch method {
        case "GetRowColumnSpan":
            let span = span(of: cell)
            return [.bool(true), .int(cell.row), .int(cell.column), .int(span.rows), .int(span.columns)]
        case "GetColumnHeaderCells": return [headers(table?.columnHeaders(cell.column), element)]
        case "GetRowHeaderCells": return [headers(table?.rowHeaders(cell.row), element)]
        default: throw .unknownMethod(method)
        }
    }

    static func property(_ name: String, of element: CalledElement) throws(BusError) -> BusValue {
        guard let cell = element.node.tableCell else { throw .unknownInterface(interface.name) }
        switch name {
        case "version": return BusInterface.version
        case "ColumnSpan": return .int(span(of: cell).columns)
        case "RowSpan": return .int(span(of: cell).rows)
        case "Position": return .tuple([.int(cell.row), .int(cell.column)])
        case "Table": return element.reference(cell.table)
        default: throw .unknownMethod(name)
        }
    }

    private static func span(of cell: HostAccessibleCell) -> (rows: Int, columns: Int) {
        cell.table.table?.span(row: cell.row, column: cell.column) ?? (1, 1)
    }

    private static func headers(_ headers: [any HostAccessibleNode]?, _ element: CalledElement) -> BusValue {
        .objects((headers ?? []).map(element.directory.reference))
    }
}
