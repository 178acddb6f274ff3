/// The place of a row: its section and its number there, both from 0. Orders as rows stand on screen.
package struct RowIndex: Hashable, Comparable, Sendable, CustomStringConvertible {
    package var section: Int
    package var row: Int

    package init(section: Int, row: Int) {
        self.section = section
        self.row = row
    }

    package static func < (a: RowIndex, b: RowIndex) -> Bool {
        a.section != b.section ? a.section < b.section : a.row < b.row
    }

    package var description: String { "\(section)-\(row)" }
}
