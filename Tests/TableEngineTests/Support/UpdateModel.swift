import TableEngine

/// A table as plain arrays whose rows and sections have names, so that who went where is plain to see.
struct UpdateModel {
    struct Row: Equatable {
        var name: Int
        var extent: RowExtent
    }

    struct Section: Equatable {
        var name: Int
        var header = RowExtent.measured(0)
        var rows: [Row] = []
    }

    var sections: [Section] = []
    private var lastName = 0

    init() {}

    mutating func newName() -> Int {
        lastName += 1
        return lastName
    }

    mutating func newRows(_ count: Int, _ extent: RowExtent) -> [Row] {
        (0..<count).map { _ in Row(name: newName(), extent: extent) }
    }

    var counts: [Int] { sections.map(\.rows.count) }

    var reference: ReferenceTable {
        var table = ReferenceTable()
        table.sections = sections.map { ReferenceTable.Section(header: $0.header, rows: $0.rows.map(\.extent)) }
        return table
    }

    /// Where each row is, by name.
    var places: [Int: RowIndex] {
        var places: [Int: RowIndex] = [:]
        for (section, content) in sections.enumerated() {
            for (row, item) in content.rows.enumerated() { places[item.name] = RowIndex(section: section, row: row) }
        }
        return places
    }

    var sectionPlaces: [Int: Int] {
        Dictionary(uniqueKeysWithValues: sections.enumerated().map { ($0.element.name, $0.offset) })
    }

    subscript(row: RowIndex) -> Row { sections[row.section].rows[row.row] }
}
