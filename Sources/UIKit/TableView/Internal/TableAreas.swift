internal import TableEngine

/// Answers where rows, headers, footers and sections are, in the table's coordinates.
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
        let span = table.contents.geometry.span(of: row)
        return CGRect(x: table.frames.rowSides.left, y: span.start, width: table.frames.rowWidth, height: span.length)
    }

    private func rect(_ span: Span) -> CGRect {
        CGRect(x: 0, y: span.start, width: Double(table.bounds.width), height: span.length)
    }

    /// Before the first headers and footers are shown nothing is known of those that nobody may give: a question to the first
    /// section tells, so that they take no room in the answers.
    private func prepare() {
        table.contents.loadIfNeeded()
        table.absentBands.findOut()
    }
}
