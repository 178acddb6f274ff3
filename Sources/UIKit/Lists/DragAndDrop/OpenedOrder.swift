internal import TableEngine

/// The order in which rows are seen while one is held, or while there is room for rows that the data source does not have.
///
/// *Places* are the numbers of rows in that order.
struct OpenedOrder {
    let held: HeldRow?
    /// From first to last.
    let openings: [RowOpening]

    func place(of row: RowIndex) -> RowIndex {
        var place = held?.place(of: row) ?? row
        let before = place.row
        for opening in openings where opening.row.section == place.section && opening.row.row <= before {
            place.row += 1
        }
        return place
    }

    /// Returns nil for the place of an opening.
    func row(at place: RowIndex) -> RowIndex? {
        var row = place
        for (index, opening) in openings.enumerated() where opening.row.section == place.section {
            let open = self.place(ofOpening: index)
            if open == place { return nil }
            if open.row < place.row { row.row -= 1 }
        }
        return held?.row(at: row) ?? row
    }

    func place(ofOpening index: Int) -> RowIndex {
        var place = openings[index].row
        for other in openings[..<index] where other.row.section == place.section { place.row += 1 }
        return place
    }

    /// Returns the index of the opening at a place; nil if a row is there.
    func opening(at place: RowIndex) -> Int? { openings.indices.first { self.place(ofOpening: $0) == place } }

    /// The numbers of places, for those of rows.
    func counts(_ rows: SectionCounts) -> SectionCounts {
        guard !openings.isEmpty else { return rows }
        var counts = (0..<rows.numberOfSections).map { rows[$0] }
        for opening in openings { counts[opening.row.section] += 1 }
        return SectionCounts(counts)
    }
}
