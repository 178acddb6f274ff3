internal import TableEngine

/// Where everything is seen while a row is held, or while there is room for rows that the data source does not have: the
/// table's geometry with the held row at its target, and with the openings.
///
/// A value, made again when these or the geometry change. *Places* are the numbers of rows in the order that is seen.
struct ReorderGap {
    let held: HeldRow?
    /// From top to bottom.
    let openings: [RowOpening]
    /// Its rows are places.
    let geometry: TableGeometry

    /// - Complexity: O(log sections + log runs) for each opening
    init(_ geometry: TableGeometry, _ held: HeldRow?, openings: [RowOpening] = []) {
        self.held = held
        self.openings = openings
        var shown = geometry
        if let held, held.row != held.target {
            let (row, target) = (held.row, held.target)
            let extent = geometry.extent(of: row)
            shown.editSection(row.section) { $0.rows.splice(rows: row.row..<row.row + 1, with: ExtentRun(0, extent)) }
            shown.editSection(target.section) {
                $0.rows.splice(rows: target.row..<target.row, with: ExtentRun(1, extent))
            }
        }
        for opening in openings.reversed() {
            let row = opening.row.row
            shown.editSection(opening.row.section) {
                $0.rows.splice(rows: row..<row, with: ExtentRun(1, .measured(opening.height)))
            }
        }
        self.geometry = shown
    }

    func span(of row: RowIndex) -> Span { geometry.span(of: place(of: row)) }

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
}
