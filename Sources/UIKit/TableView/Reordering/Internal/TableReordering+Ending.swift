import QuartzCore
internal import TableEngine

/// The end of a move: the row is put down, or goes back to where it was.
extension TableReordering {
    /// Puts the row down at its target. Tells the data source, unless that is the row's own place.
    func drop(by owner: AnyObject) {
        guard let hold, hold.owner === owner, let held = table.frames.held?.row else { return }
        guard isReady, held.exists(in: table.contents.counts) else { return cancel(animated: true) }
        table.calls.pass {
            let start = hold.lifted.cell.frame
            let lifted = endHold()
            settling = lifted
            if held.target != held.row { move(held.row, to: held.target, animated: false) }
            table.layout.invalidate()
            if let lifted { settle(lifted, from: start) }
        }
    }

    func cancel(by owner: AnyObject) {
        if hold?.owner === owner { cancel(animated: true) }
    }

    /// Lets the held row go back to where it was.
    func cancel(animated: Bool) {
        guard let hold else { return }
        table.calls.pass {
            let start = hold.lifted.cell.frame
            let lifted = endHold()
            table.layout.invalidate()
            guard animated, table.window != nil, isReady else {
                lifted?.restore()
                return
            }
            settling = lifted
            if let lifted { settle(lifted, from: start) }
            table.layout.showGap()
        }
    }

    /// Ends everything at once: before a reload, and when the table leaves its window.
    func stop() {
        telling?.needsReload = true
        cancel(animated: false)
        finishSettling()
    }

    // MARK: The data source

    /// Has the data source move a row, and follows it, unless it has updated the table itself.
    ///
    /// The table asks for no counts, as they follow from the move. Calls that update the table from inside the message
    /// may mean rows before or after the move, so the table reloads then (unverified). A snapshot is complete.
    func move(_ row: RowIndex, to target: RowIndex, animated: Bool) {
        let counts = ReorderGap(table.contents.geometry, HeldRow(row: row, target: target)).geometry.counts
        let generation = table.updates.generation
        telling = Telling()
        table.calls.moveRow(at: row.indexPath, to: target.indexPath)
        let needsReload = telling?.needsReload == true || !isReady
        telling = nil
        if needsReload { return table.reloadData() }
        guard table.updates.generation == generation else { return }
        table.anchoring.keepingOffset {
            table.updates.apply(
                ChangeSet([.moveRow(from: row, to: target)]), countsAfter: counts, animated: animated,
                exchangingData: {}, completion: { _ in })
        }
    }

    // MARK: Settling

    /// Moves a cell to the place of its row, which it has from then on.
    private func settle(_ lifted: LiftedCell, from start: CGRect) {
        guard settling === lifted, table.window != nil, let row = table.cells.row(of: lifted.cell),
            table.contents.contains(row)
        else {
            lifted.restore()
            if settling === lifted { settling = nil }
            return
        }
        lifted.settle(from: start, to: table.frames.frame(of: row)) { [weak self, weak lifted] in
            guard let self, let lifted, settling === lifted else { return }
            finishSettling()
            // A row that is off screen may leave now.
            table.layout.invalidate()
        }
        table.layout.refreshContexts()
    }

    func finishSettling() {
        let lifted = settling
        settling = nil
        lifted?.restore()
    }
}
