internal import TableEngine

/// Room for a row that the data source does not have: below a drag, or for a temporary row.
struct RowOpening: Equatable {
    /// The row of the data source before which it is; the number of rows for the end of a section.
    var row: RowIndex
    /// Rows of tables use only the height. Nil leaves the size to the layout of a collection view.
    let size: CGSize?

    var height: Double { Double(size?.height ?? 0) }

    func exists(in counts: SectionCounts) -> Bool {
        row.section >= 0 && row.section < counts.numberOfSections && row.row >= 0 && row.row <= counts[row.section]
    }

    /// Returns the opening after an update: it stays before the row that it was before, or else after the one above. Nil if
    /// its section is gone.
    func following(_ map: IndexMap) -> RowOpening? {
        var followed = self
        if row.row < map.countsBefore[row.section], let below = map.after(RowBefore(row))?.index {
            followed.row = below
            return followed
        }
        if row.row > 0,
            let above = map.after(RowBefore(RowIndex(section: row.section, row: row.row - 1)))?.index
        {
            followed.row = RowIndex(section: above.section, row: above.row + 1)
            return followed
        }
        guard let section = map.after(SectionBefore(row.section))?.index else { return nil }
        followed.row = RowIndex(section: section, row: min(row.row, map.countsAfter[section]))
        return followed
    }
}
