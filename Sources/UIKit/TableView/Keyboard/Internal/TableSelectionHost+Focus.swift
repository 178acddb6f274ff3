internal import TableEngine

extension TableSelectionHost: ListFocusHost {
    func nearest(to row: RowIndex) -> RowIndex? {
        let geometry = table.contents.geometry
        guard geometry.numberOfRows > 0 else { return nil }
        guard row.section < geometry.numberOfSections else {
            return geometry.row(withOrdinal: geometry.numberOfRows - 1)
        }
        let ordinal = geometry.ordinal(of: RowIndex(section: row.section, row: 0))
        let rows = geometry.numberOfRows(in: row.section)
        return geometry.row(withOrdinal: min(ordinal + min(row.row, max(rows - 1, 0)), geometry.numberOfRows - 1))
    }

    func isVisible(_ row: RowIndex) -> Bool {
        table.frames.visibleRows.contains(table.contents.geometry.ordinal(of: row))
    }

    func requestKeptCells() { table.layout.pass() }

    var mayHaveFocus: Bool {
        guard table.numberOfSections > 0, table.contents.geometry.numberOfRows > 0, table.window != nil else {
            return false
        }
        return allowsFocus || table.calls.implements(.canFocus) ?? true
    }

    var remembersLastFocusedRow: Bool { table.remembersLastFocusedIndexPath }

    var lastSelectedRow: RowIndex? { table.selection.rows.last }

    var firstFocusableRow: RowIndex? { RowSteps(table: self).firstVisible }

    var shownCells: [UIView] { table.cells.visibleEntries.map(\.cell) }

    /// What ``UITableView/allowsFocus`` and ``UITableView/allowsFocusDuringEditing`` say.
    private var allowsFocus: Bool { table.allowsFocus && (!table.isEditing || table.allowsFocusDuringEditing) }

    func canFocus(_ row: RowIndex) -> Bool { table.calls.canFocusRow(at: row.indexPath) ?? allowsFocus }

    func preferredRow() -> RowIndex? { table.calls.preferredFocusedRow().map { RowIndex($0) } }
}

extension TableSelectionHost: SteppedRows {
    var visibleOrdinals: Range<Int> { table.frames.visibleRows }
    var unobscured: Span { table.frames.viewport.unobscured }
    var contentHeight: Double { table.contents.geometry.contentHeight }

    func span(of row: RowIndex) -> Span { table.contents.geometry.span(of: row) }
    func ordinals(in span: Span) -> Range<Int> { table.contents.geometry.rows(in: span) }
}
