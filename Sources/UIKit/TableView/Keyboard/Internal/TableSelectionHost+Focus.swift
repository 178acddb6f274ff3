internal import TableEngine

extension TableSelectionHost: ListFocusHost {
    func isVisible(_ row: RowIndex) -> Bool { visibleOrdinals.contains(ordinal(of: row)) }

    func requestKeptCells() { table.layout.pass() }

    var mayHaveFocus: Bool {
        guard table.numberOfSections > 0, numberOfRows > 0, isInWindow else { return false }
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
