import TableEngine
import UpdateModels

extension UpdateModel {
    var reference: ReferenceTable {
        var table = ReferenceTable()
        table.sections = sections.map { ReferenceTable.Section(header: $0.header, rows: $0.rows.map(\.extent)) }
        return table
    }
}
