internal import TableEngine

/// Cells come and go.
extension TableLayout {
    /// Measuring, and code of the application that is called on the way, may change what is seen: then it starts again, unless only the rows
    /// to come have moved. Code that adds another visible row for every row shown is left to the next pass, so that the application stays
    /// alive.
    func bringRows() {
        var sight = sight
        var wanted = visibleRows
        if let laidRows, laidRows == (wanted, sight.version) { return }
        var arrangement = contents.arrangement
        var next = wanted.lowerBound
        var brought = 0
        /// Follows what is seen now; true when it begins with another row.
        func seesOtherRows() -> Bool {
            guard self.sight != sight else { return false }
            let before = (wanted.lowerBound, arrangement)
            (sight, wanted, arrangement) = (self.sight, visibleRows, contents.arrangement)
            return before != (wanted.lowerBound, arrangement)
        }
        while next < wanted.upperBound {
            let row = contents.geometry.row(withOrdinal: next)
            var startsAgain = false
            if !cells.contains(row) {
                table.sizing.measureAhead(row)
                startsAgain = seesOtherRows()
                // Measuring may have moved the row out of sight.
                if !startsAgain, wanted.contains(next) {
                    bring(row)
                    brought += 1
                    startsAgain = seesOtherRows()
                }
            }
            if table.updates.needsReload || brought > 4 * wanted.count + 64 { return table.setNeedsLayout() }
            next = startsAgain ? wanted.lowerBound : next + 1
        }
        laidRows = (wanted, sight.version)
    }

    private func bring(_ row: RowIndex) {
        if let cell = table.animator.reclaim(row) { return reclaim(cell, row) }
        bringing = row
        let answer = table.cells.cell(for: row)
        let isStillThere = bringing == row && contents.contains(row) && !table.updates.needsReload
        bringing = nil
        guard let cell = answer else { return }
        // The data source may have changed the table before it answered; what the cell shows is uncertain then.
        guard isStillThere, !cells.contains(row) else { return discard(cell) }
        cells[row] = cell
        configure(cell, row)
        table.sizing.measure(row, cell)
        cell.frame = frame(of: row)
        table.insertCell(cell)
        table.separators.refreshSuppression(around: row)
        table.calls.willDisplay(cell, at: row.indexPath)
    }

    /// The row's cell was on its way out of sight.
    private func reclaim(_ cell: UITableViewCell, _ row: RowIndex) {
        cells[row] = cell
        cell.tableContext = table.separators.context(of: row)
        showSelection(cell, row)
        cell.frame = frame(of: row)
        table.separators.refreshSuppression(around: row)
    }

    /// A cell that was never displayed: its row moved or went while it was made, and is asked for again.
    private func discard(_ cell: UITableViewCell) {
        guard !isLive(cell) else { return }
        leaving.append(cell)
        table.cells.retire(cell)
    }

    /// Sets a row's cell up again; the row may come out with another height.
    private func reconfigure(_ row: RowIndex) {
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
        if cell.tableLink !== table.link { cell.tableLink = table.link }
        cell.tableContext = table.separators.context(of: row)
        if cell.bounds.width != rowWidth { cell.bounds.size.width = rowWidth }
        if let level = table.calls.indentationLevel(at: row.indexPath) { cell.indentationLevel = level }
        showSelection(cell, row)
    }

    private func showSelection(_ cell: UITableViewCell, _ row: RowIndex) {
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
        func isOut(_ row: RowIndex) -> Bool { !kept.contains(contents.geometry.ordinal(of: row)) }
        cells.removeAll(where: isOut) { outgoing.append(Outgoing(cell: $0.element, row: $0.row, hasRow: true)) }
        retireOutgoing()
        // The selected row below it may have gone, and lose its selection out of sight.
        if let last = cells.last { table.separators.suppress(last.row) }
    }

    /// The delegate is told when all are out of the way: it may ask for the cells that are left, and change the table.
    func retireOutgoing() {
        while !holdsWhatLeaves, !outgoing.isEmpty {
            let next = outgoing.removeFirst()
            if !isLive(next.cell) { retire(next.cell, next.row) }
        }
    }

    /// Every row on screen or under way gets its new place; cells of rows that are gone stay in sight until those that
    /// replace them are there.
    func remap(_ map: IndexMap) {
        func after(_ row: RowIndex) -> RowIndex? { map.after(RowBefore(row))?.index }
        for index in outgoing.indices where outgoing[index].hasRow { outgoing[index].remap(after) }
        cells.remap(by: map) { outgoing.append(Outgoing(cell: $0.element, row: $0.row, hasRow: false)) }
        bringing = bringing.flatMap(after)
        reconfiguring = reconfiguring.compactMap(after)
    }

    func outgoingCell(before: RowIndex?, after: RowIndex?) -> UITableViewCell? {
        outgoing.first { $0.hasRow ? $0.row == after : $0.row == before }?.cell
    }

    /// Takes out those for which `isWanted` holds.
    func takeOutgoing(_ isWanted: (Outgoing) -> Bool) -> [Outgoing] {
        defer { outgoing.removeAll(where: isWanted) }
        return outgoing.filter(isWanted)
    }

    /// Outside a pass: what still waits to leave does.
    func letGo() {
        retireOutgoing()
        table.bandViews.retireOutgoing()
        removeLeaving()
    }

    func removeLeaving() {
        for cell in leaving where !isLive(cell) { table.cells.putAway(cell) }
        leaving.removeAll(keepingCapacity: true)
    }

    // MARK: Cells set up again

    /// The rows that an update reconfigures, as far as they are on screen.
    func reconfigureInNextPass(_ plan: UpdatePlan) {
        guard !plan.reconfiguredRows.isEmpty else { return }
        for index in 0..<cells.count {
            let row = cells.entry(at: index).row
            guard let before = plan.map.before(RowAfter(row))?.index else { continue }
            if plan.reconfiguredRows.contains(where: { $0.contains(before) }), !reconfiguring.contains(row) {
                reconfiguring.append(row)
            }
        }
    }

    func reconfigureWaiting() {
        while !reconfiguring.isEmpty, !table.updates.needsReload { reconfigure(reconfiguring.removeFirst()) }
    }

    private func retire(_ cell: UITableViewCell, _ row: RowIndex) {
        // The row's animations would go on with the next one.
        if table.updates.isAnimating { cell.layer.removeAllAnimations() }
        table.touchSelection.cellLeaves(cell)
        table.calls.didEndDisplaying(cell, at: row.indexPath)
        leaving.append(cell)
        table.cells.retire(cell)
    }

    /// For a reload: all cells go idle, the lowest first (measured).
    func retireAll() {
        holdsWhatLeaves = false
        reconfiguring = []
        retireOutgoing()
        for entry in cells.removeAll().reversed() { retire(entry.element, entry.row) }
        table.animator.cancel()
        table.bandViews.retireAll()
        laidRows = nil
        laidVersion = -1
    }

    func isLive(_ cell: UITableViewCell) -> Bool { cells.elements.index(of: cell) != nil }

    func row(of cell: UITableViewCell) -> RowIndex? {
        cells.elements.index(of: cell).map { cells.row(at: $0) }
    }
}
