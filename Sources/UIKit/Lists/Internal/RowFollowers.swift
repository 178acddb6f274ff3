internal import TableEngine

/// What follows the rows of a table or collection view, in its order.
///
/// Owned by ``ListUpdates``. Client code that is called on the way may have parts made, which then follow from the next
/// event on.
@MainActor
final class RowFollowers {
    private var all: [any RowFollower] = []
    /// Those of ``all`` that are asked for each cell that scrolls in.
    private var markers: [any CellMarker] = []

    /// Registers a part of the list, which stays registered as long as the list exists.
    func add(_ follower: any RowFollower) {
        let index = all.firstIndex { $0.turn.rawValue > follower.turn.rawValue } ?? all.endIndex
        all.insert(follower, at: index)
        if follower is any CellMarker { markers = all.compactMap { $0 as? any CellMarker } }
    }

    /// Registers a part and returns it.
    func adding<Follower: RowFollower>(_ follower: Follower) -> Follower {
        add(follower)
        return follower
    }

    // MARK: Reloads and updates

    func listWillReload() { for follower in all { follower.listWillReload() } }

    func listDidReload() { for follower in all { follower.listDidReload() } }

    /// - Parameter isCurrent: Returns false when client code has changed the list, and the plan names other rows.
    func willFollow(_ plan: UpdatePlan, while isCurrent: () -> Bool) {
        for follower in all where isCurrent() { follower.willFollow(plan) }
    }

    func willRenumber() { for follower in all { follower.willRenumber() } }

    func renumber(_ plan: UpdatePlan) { for follower in all { follower.renumber(plan) } }

    func didRenumber(_ map: IndexMap) { for follower in all { follower.didRenumber(map) } }

    // MARK: Cells

    var keptRows: [RowIndex] {
        var rows: [RowIndex] = []
        for follower in all { rows += follower.keptRows }
        return rows
    }

    /// - Parameter row: Returns the present row of the cell, which client code may change; nil when it has none any more.
    func cellArrives(_ cell: UIView, at row: () -> RowIndex?) {
        for marker in markers {
            guard let row = row() else { return }
            marker.cellArrives(cell, at: row)
        }
    }

    func cellLeaves(_ cell: UIView, from row: RowIndex) { for follower in all { follower.cellLeaves(cell, from: row) } }

    // MARK: The user

    func interactionBegins() { for follower in all { follower.interactionBegins() } }

    func rowWillBeSelected(_ row: RowIndex) { for follower in all { follower.rowWillBeSelected(row) } }

    func editingWillChange(animated: Bool) { for follower in all { follower.editingWillChange(animated: animated) } }

    // MARK: Layout

    func placeViews() { for follower in all { follower.placeViews() } }

    func listWasPlaced() { for follower in all { follower.listWasPlaced() } }

    func listWasLaidOut() { for follower in all { follower.listWasLaidOut() } }

    func contentWasShifted(by distance: CGFloat) { for follower in all { follower.contentWasShifted(by: distance) } }
}
