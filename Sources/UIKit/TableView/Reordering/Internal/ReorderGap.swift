internal import TableEngine

/// Where everything is seen while a row is held, or while there is room for rows that the data source does not have. It
/// is the table's geometry with the held row at its target, and with the openings.
///
/// A value, made again when these or the geometry change.
struct ReorderGap {
    let order: OpenedOrder
    /// Its rows are places.
    let geometry: TableGeometry

    /// - Complexity: O(log sections + log runs) for each opening
    init(_ geometry: TableGeometry, _ held: HeldRow?, openings: [RowOpening] = []) {
        order = OpenedOrder(held: held, openings: openings)
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

    func place(of row: RowIndex) -> RowIndex { order.place(of: row) }

    /// Returns nil for the place of an opening.
    func row(at place: RowIndex) -> RowIndex? { order.row(at: place) }

    func place(ofOpening index: Int) -> RowIndex { order.place(ofOpening: index) }
}
