internal import TableEngine

/// Where everything is while a row is held: the table's geometry with the held row at its target.
///
/// A value, made again when the target or the geometry changes.
struct ReorderGap {
    let held: HeldRow
    /// Its rows are places.
    let geometry: TableGeometry

    /// - Complexity: O(log sections + log runs)
    init(_ geometry: TableGeometry, _ held: HeldRow) {
        self.held = held
        var shown = geometry
        if held.row != held.target {
            let (row, target) = (held.row, held.target)
            let extent = geometry.extent(of: row)
            shown.editSection(row.section) { $0.rows.splice(rows: row.row..<row.row + 1, with: ExtentRun(0, extent)) }
            shown.editSection(target.section) {
                $0.rows.splice(rows: target.row..<target.row, with: ExtentRun(1, extent))
            }
        }
        self.geometry = shown
    }

    func span(of row: RowIndex) -> Span { geometry.span(of: held.place(of: row)) }
}
