internal import TableEngine

/// Computes the rectangles of rows, headers, footers and sections, in the table's coordinates.
///
/// Owned by UITableView.
@MainActor
final class TableAreas {
    /// Sound: the table owns this object.
    unowned(unsafe) let table: UITableView

    init(table: UITableView) { self.table = table }

    func section(_ section: Int) -> CGRect {
        prepare()
        guard table.contents.contains(section: section) else { return .zero }
        return rect(table.contents.geometry.span(ofSection: section))
    }

    func header(_ section: Int) -> CGRect {
        prepare()
        guard table.contents.contains(section: section) else { return .zero }
        return rect(table.contents.geometry.span(ofHeader: section))
    }

    func footer(_ section: Int) -> CGRect {
        prepare()
        guard table.contents.contains(section: section) else { return .zero }
        return rect(table.contents.geometry.span(ofFooter: section))
    }

    func row(_ row: RowIndex) -> CGRect {
        prepare()
        guard table.contents.contains(row) else { return .zero }
        // While a row is held the areas are those of the data source.
        let shown = table.frames.openings.isEmpty ? nil : table.frames.spanBesideGap(of: row)
        let span = shown ?? table.contents.geometry.span(of: row)
        return CGRect(x: table.frames.rowSides.left, y: span.start, width: table.frames.rowWidth, height: span.length)
    }

    private func rect(_ span: Span) -> CGRect {
        CGRect(x: 0, y: span.start, width: Double(table.bounds.width), height: span.length)
    }

    /// Loads the table, and finds out whether there are headers and footers. Before the first ones are shown this may
    /// be unknown; a call for the first section tells, so that absent ones take no space in the results.
    private func prepare() {
        table.contents.loadIfNeeded()
        table.absentBands.findOut()
    }
}
