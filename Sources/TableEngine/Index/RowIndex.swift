/// A row's section and its index in it, both from 0. Ordered as rows are on screen.
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
