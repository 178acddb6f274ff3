internal import TableEngine

/// Cells come and go.
extension TableLayout {
    /// Measuring, and code of the application that is called on the way, may change what is seen: then it starts again. Code
    /// that adds another visible row for every row shown is left to the next pass, so that the application stays alive.
    func bringRows() {
        var sight = sight
        var wanted = visibleRows
        if let laidRows, laidRows == (wanted, sight.version) { return }
        var next = wanted.lowerBound
        var brought = 0
        while next < wanted.upperBound {
            let row = contents.geometry.row(withOrdinal: next)
            if cells[row] == nil {
                table.sizing.measureAhead(row)
                // Measuring may have moved the row out of sight.
                if contents.version == sight.version || visibleRows.contains(next) {
                    bring(row)
                    brought += 1
                }
            }
            if table.needsReload || brought > 4 * wanted.count + 64 { return table.setNeedsLayout() }
            next += 1
            if self.sight != sight {
                sight = self.sight
                wanted = visibleRows
                next = wanted.lowerBound
            }
        }
        laidRows = (wanted, sight.version)
    }

    private func bring(_ row: RowIndex) {
        bringing = row
        let answer = table.cells.cell(for: row)
        let isStillThere = bringing == row && contents.contains(row) && !table.needsReload
        bringing = nil
        guard let cell = answer else { return }
        // The data source may have changed the table before it answered; what the cell shows is uncertain then.
        guard isStillThere, cells[row] == nil else { return discard(cell) }
        cells[row] = cell
        configure(cell, row)
        table.sizing.measure(row, cell)
        cell.frame = frame(of: row)
        table.insertCell(cell)
        table.separators.refreshSuppression(around: row)
        table.calls.willDisplay(cell, at: row.indexPath)
    }

    /// A cell that was never displayed: its row moved or went while it was made, and is asked for again.
    private func discard(_ cell: UITableViewCell) {
        guard !isLive(cell) else { return }
        leaving.append(cell)
        table.cells.retire(cell)
    }

    /// Sets a row's cell up again; the row may come out with another height.
    func reconfigure(_ row: RowIndex) {
        guard let before = cells[row], let cell = table.cells.reconfigure(row, before) else { return }
        isRemeasuring = true
        defer { isRemeasuring = false }
        if cell !== before {
            cells[row] = nil
            outgoing.append(Outgoing(cell: before, row: row, hasRow: false))
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
        cells.removeAll(where: { !kept.contains(contents.geometry.ordinal(of: $0)) }) {
            outgoing.append(Outgoing(cell: $0.element, row: $0.row, hasRow: true))
        }
        retireOutgoing()
        // The selected row below it may have gone, and lose its selection out of sight.
        if let last = cells.last { table.separators.suppress(last.row) }
    }

    /// The delegate is told when all are out of the way: it may ask for the cells that are left, and change the table.
    func retireOutgoing() {
        while !outgoing.isEmpty {
            let next = outgoing.removeFirst()
            if !isLive(next.cell) { retire(next.cell, next.row) }
        }
    }

    /// Every row on screen or under way gets its new place; cells of rows that are gone stay in sight until those that
    /// replace them are there.
    func remap(_ map: (RowIndex) -> RowIndex?) {
        for index in outgoing.indices where outgoing[index].hasRow {
            if let row = map(outgoing[index].row) { outgoing[index].row = row } else { outgoing[index].hasRow = false }
        }
        cells.remap(map) { outgoing.append(Outgoing(cell: $0.element, row: $0.row, hasRow: false)) }
        bringing = bringing.flatMap(map)
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
        laidRows = nil
        laidVersion = -1
    }

    func isLive(_ cell: UITableViewCell) -> Bool { cells.firstIndex { $0.element === cell } != nil }

    func row(of cell: UITableViewCell) -> RowIndex? {
        cells.firstIndex { $0.element === cell }.map { cells.entry(at: $0).row }
    }
}
