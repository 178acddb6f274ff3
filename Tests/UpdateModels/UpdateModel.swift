import TableEngine

/// A table as plain arrays whose rows and sections have names, so that who went where is plain to see.
package struct UpdateModel {
    package struct Row: Equatable {
        package var name: Int
        package var extent: RowExtent
    }

    package struct Section: Equatable {
        package var name: Int
        package var header = RowExtent.measured(0)
        package var rows: [Row] = []
    }

    package var sections: [Section] = []
    private var lastName = 0

    package init() {}

    /// A model with a section of rows of one extent for each count.
    package init(counts: [Int], _ extent: RowExtent) {
        for count in counts { sections.append(Section(name: newName(), rows: newRows(count, extent))) }
    }

    package mutating func newName() -> Int {
        lastName += 1
        return lastName
    }

    package mutating func newRows(_ count: Int, _ extent: RowExtent) -> [Row] {
        (0..<count).map { _ in Row(name: newName(), extent: extent) }
    }

    package var counts: [Int] { sections.map(\.rows.count) }

    /// Where each row is, by name.
    package var places: [Int: RowIndex] {
        var places: [Int: RowIndex] = [:]
        for (section, content) in sections.enumerated() {
            for (row, item) in content.rows.enumerated() { places[item.name] = RowIndex(section: section, row: row) }
        }
        return places
    }

    package var sectionPlaces: [Int: Int] {
        Dictionary(uniqueKeysWithValues: sections.enumerated().map { ($0.element.name, $0.offset) })
    }

    package subscript(row: RowIndex) -> Row { sections[row.section].rows[row.row] }
}
