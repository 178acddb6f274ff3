import Foundation
internal import TableEngine

/// The room below a drag: for a new row, and for a row of the table that the drag moves.
extension TableDropHost {
    func decision(on proposal: UIDropProposal, at place: DropPlace?) -> DropDecision {
        guard let proposal = proposal as? UITableViewDropProposal, let place else {
            return DropDecision(proposal: proposal.asking(.unspecified), intent: .unspecified, destination: nil)
        }
        switch proposal.intent {
        case .unspecified: return DropDecision(proposal: proposal, intent: .unspecified, destination: place.row)
        case .insertAtDestinationIndexPath:
            return DropDecision(proposal: proposal, intent: .insertAtDestination, destination: place.row)
        case .insertIntoDestinationIndexPath:
            // Only a row that exists can be entered.
            guard let below = place.rowBelow else {
                return DropDecision(
                    proposal: proposal.asking(.unspecified), intent: .unspecified, destination: place.row)
            }
            return DropDecision(proposal: proposal, intent: .insertIntoDestination, destination: below)
        case .automatic: return automatic(proposal, at: place)
        }
    }

    /// Chooses between a new row and the row below the drag. A quarter of the row at each edge inserts beside it.
    /// Unverified.
    private func automatic(_ proposal: UITableViewDropProposal, at place: DropPlace) -> DropDecision {
        guard let share = place.share, let below = place.rowBelow, share >= 0.25, share <= 0.75 else {
            let isBelowMiddle = place.rowBelow == place.row && (place.share ?? 0) > 0.5
            let row = RowIndex(section: place.row.section, row: place.row.row + (isBelowMiddle ? 1 : 0))
            return DropDecision(
                proposal: proposal.asking(.insertAtDestinationIndexPath), intent: .insertAtDestination,
                destination: row)
        }
        return DropDecision(
            proposal: proposal.asking(.insertIntoDestinationIndexPath), intent: .insertIntoDestination,
            destination: below)
    }

    // MARK: New rows

    func setRoom(before row: RowIndex?, for session: DropSession?) {
        guard let table else { return }
        guard let row else { return table.parts.openings.ifMade?.setHover(nil, height: 0) ?? () }
        table.openings.setHover(row, height: roomHeight(session))
    }

    /// The height of the room for a row: that of a row of the table itself, otherwise the usual one.
    private func roomHeight(_ session: DropSession?) -> Double {
        guard let table else { return 0 }
        let item = session?.items.first
        if let item, let row = draggedRow(of: item) {
            return table.contents.geometry.extent(of: row).points
        }
        // Rows that size themselves take as much room as the item has, if that is a row of the application.
        let shown =
            table.sizing.rowsSizeThemselves ? item.flatMap { session?.drag?.previews.size(of: $0).height } : nil
        return shown.map { $0 > 0 ? table.roundedUp($0) : table.sizing.usualHeight } ?? table.sizing.usualHeight
    }

    // MARK: Rows of the table

    var moveTarget: RowIndex? { isMoving ? table?.frames.held?.row.target : nil }

    func draggedRow(of item: UIDragItem) -> RowIndex? {
        guard let table, let row = table.parts.dragging.ifMade?.row(of: item), table.contents.contains(row) else {
            return nil
        }
        return row
    }

    func movableRow(of item: UIDragItem) -> RowIndex? {
        guard let table, let row = draggedRow(of: item) else { return nil }
        if let held = table.frames.held { return held.row.row == row ? row : nil }
        let (place, mayMove) = table.calls.pass {
            table.selection.following(row) { table.calls.mayMoveRow(at: row.indexPath) }
        }
        return mayMove ? place : nil
    }

    func showMove(of row: RowIndex, to place: RowIndex, isCurrent: () -> Bool) {
        guard let table, HeldRow.isPlace(place, of: row, in: table.contents.counts),
            place != table.frames.held?.row.target
        else { return }
        let generation = table.updates.generation
        let target = table.reordering.target(of: row, proposing: place)
        guard table.updates.generation == generation, isCurrent(), table.isReadyForQuestions,
            target != table.frames.held?.row.target
        else { return }
        isMoving = true
        table.frames.held = HeldPlace(row: HeldRow(row: row, target: target), top: nil)
        table.cells.cell(at: row)?.isTakenByDrag = true
        table.layout.showGap()
    }

    func endMove(animated: Bool) {
        guard isMoving else { return }
        isMoving = false
        guard let table else { return }
        let row = table.frames.held?.row.row
        table.frames.held = nil
        if let row { table.cells.cell(at: row)?.isTakenByDrag = false }
        table.layout.invalidate()
        if animated { table.layout.showGap() }
    }

    func commitMove(of item: UIDragItem) -> RowIndex? {
        guard let table, let held = table.frames.held?.row, held.exists(in: table.contents.counts) else {
            endMove(animated: true)
            return nil
        }
        endMove(animated: false)
        if held.row != held.target { table.reordering.move(held.row, to: held.target, animated: false) }
        table.layout.invalidate()
        table.layoutIfNeeded()
        return table.parts.dragging.ifMade?.row(of: item)
    }

    /// Does nothing: tables make room at once.
    func finishWaiting() {}
}

extension UIDropProposal {
    /// Returns the proposal with another intent, as a proposal for tables.
    fileprivate func asking(_ intent: UITableViewDropProposal.Intent) -> UIDropProposal {
        if (self as? UITableViewDropProposal)?.intent == intent { return self }
        let new = UITableViewDropProposal(operation: operation, intent: intent)
        new.isPrecise = isPrecise
        new.prefersFullSizePreview = prefersFullSizePreview
        return new
    }
}
