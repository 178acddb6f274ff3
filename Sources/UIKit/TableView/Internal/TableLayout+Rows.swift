internal import TableEngine

/// Cells come and go.
extension TableLayout {
    func bringRows() {
        var version = contents.version
        var wanted = visibleRows
        if wanted == laidRows, version == laidVersion { return }
        var next = wanted.lowerBound
        while next < wanted.upperBound {
            let row = contents.geometry.row(withOrdinal: next)
            if cells[row] == nil {
                table.sizing.measureAhead(row)
                // Measuring may have moved the row out of sight.
                if contents.version == version || visibleRows.contains(next) { bring(row) }
            }
            next += 1
            if contents.version != version {
                version = contents.version
                wanted = visibleRows
                next = wanted.lowerBound
            }
        }
        laidRows = wanted
    }

    private func bring(_ row: RowIndex) {
        guard let cell = table.cells.cell(for: row) else { return }
        // The answer may have come from code that changed the table.
        guard contents.contains(row), cells[row] == nil else { return }
        cells[row] = cell
        configure(cell, row)
        table.sizing.measure(row, cell)
        cell.frame = frame(of: row)
        table.insertCell(cell)
        table.separators.refreshSuppression(around: row)
        table.calls.willDisplay(cell, at: row.indexPath)
    }

    /// Sets a row's cell up again; the row may come out with another height.
    func reconfigure(_ row: RowIndex) {
        guard let before = cells[row], let cell = table.cells.reconfigure(row, before) else { return }
        isRemeasuring = true
        defer { isRemeasuring = false }
        if cell !== before {
            cells[row] = nil
            outgoing.append((row, before))
            cells[row] = cell
            cell.frame = frame(of: row)
            table.insertCell(cell)
        }
        configure(cell, row)
        keepingFirstRowInPlace { table.sizing.measure(row, cell) }
        if contents.geometry.contains(row) { cell.frame = frame(of: row) }
    }

    private func configure(_ cell: UITableViewCell, _ row: RowIndex) {
        cell.tableView = table
        cell.tableContext = table.separators.context(of: row)
        if cell.bounds.width != rowWidth { cell.bounds.size.width = rowWidth }
        if let level = table.calls.indentationLevel(at: row.indexPath) { cell.indentationLevel = level }
        let isSelected = table.selection.contains(row)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    }

    /// Cells whose rows left the screen.
    func retireLeaving() {
        guard !cells.isEmpty else { return }
        let kept = viewport.keptRows(of: contents.geometry)
        let first = contents.geometry.ordinal(of: cells.first!.row)
        let last = contents.geometry.ordinal(of: cells.last!.row)
        guard first < kept.lowerBound || last >= kept.upperBound else { return }
        // Told afterwards: the delegate may ask for the cells that are left.
        var gone: [(row: RowIndex, cell: UITableViewCell)] = []
        cells.removeAll(where: { !kept.contains(contents.geometry.ordinal(of: $0)) }) {
            gone.append(($0.row, $0.element))
        }
        for (row, cell) in gone { retire(cell, row) }
        // The selected row below it may have gone, and lose its selection out of sight.
        if let last = cells.last { table.separators.suppress(last.row) }
    }

    func retireOutgoing() {
        for (row, cell) in outgoing where !isLive(cell) { retire(cell, row) }
        outgoing.removeAll()
    }

    private func retire(_ cell: UITableViewCell, _ row: RowIndex) {
        table.touchSelection.cellLeaves(cell)
        table.calls.didEndDisplaying(cell, at: row.indexPath)
        leaving.append(cell)
        table.cells.retire(cell)
    }

    /// For a reload: all cells go idle, the lowest first (measured).
    func retireAll() {
        retireOutgoing()
        for entry in cells.removeAll().reversed() { retire(entry.element, entry.row) }
        table.bandViews.retireAll()
        laidRows = 0..<0
        laidVersion = -1
    }

    func isLive(_ cell: UITableViewCell) -> Bool { cells.firstIndex { $0.element === cell } != nil }

    func row(of cell: UITableViewCell) -> RowIndex? {
        cells.firstIndex { $0.element === cell }.map { cells.entry(at: $0).row }
    }
}
