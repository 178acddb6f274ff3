import Foundation
internal import TableEngine

/// The room that a table makes for rows that its data source does not have: below a drag, and for temporary rows.
///
/// Owned by UITableView, created with the first. Rows keep the numbers that they have in the data source;
/// ``TableFrames/openings`` tells where everything is seen meanwhile.
@MainActor
final class TableOpenings: RowFollower, PlaceholderRoom {
    /// Sound: the table owns this object.
    unowned(unsafe) let table: UITableView

    private var rooms = OpeningList<PlaceholderRow>()
    /// Whether a drop is performed: the update that inserts its rows takes the room below the drag.
    var isFilling = false
    /// The temporary row that the running update replaces.
    private var committing: PlaceholderRow?

    init(table: UITableView) { self.table = table }

    var isEmpty: Bool { rooms.isEmpty }

    // MARK: Below a drag

    /// The room below a drag; nil for none.
    var hover: RowOpening? { rooms.hover }

    /// Makes room below a drag, or closes it, with an animation.
    ///
    /// - Parameter row: the row of the data source before which a row would be inserted; nil closes the room.
    func setHover(_ row: RowIndex?, height: Double) {
        let new = row.map { RowOpening(row: $0, size: CGSize(width: 0, height: height)) }
        guard new != hover else { return }
        rooms.setHover(new)
        apply()
        table.layout.showGap()
    }

    // MARK: Temporary rows

    /// Shows a temporary row at a place among the rows that are seen.
    func insert(_ row: PlaceholderRow, at place: RowIndex) {
        let size = CGSize(width: 0, height: row.height)
        let isInserted = rooms.insert(
            row, size: size, at: place, in: table.frames.gap?.order, counts: table.contents.counts)
        guard isInserted else {
            return Trestle.raise(
                .invalidArgumentException,
                "attempt to insert placeholder row at \(place.indexPath.objectDescription), which does not exist")
        }
        // It takes the room that was below the drag.
        if isFilling { rooms.setHover(nil) }
        apply()
        if let frame = frame(of: row) { UIView.performWithoutAnimation { row.cell.frame = frame } }
        table.insertCell(row.cell)
        table.layout.showGap()
    }

    /// Returns the number of a place without the temporary rows before it; the room below a drag counts.
    func withoutPlaceholders(_ place: RowIndex, in order: OpenedOrder) -> RowIndex {
        rooms.withoutPlaceholders(place, in: order)
    }

    func contains(_ row: PlaceholderRow) -> Bool { rooms.contains(row) }

    /// Returns where the data source inserts the row of a temporary one.
    func boundary(of row: PlaceholderRow) -> RowIndex? { rooms.boundary(of: row) }

    /// Exchanges a temporary row for one that the data source now has.
    func commit(_ row: PlaceholderRow, exchangingData exchange: (IndexPath) -> Void) {
        guard let boundary = boundary(of: row) else { return }
        var counts = table.contents.geometry
        counts.editSection(boundary.section) {
            $0.rows.splice(rows: boundary.row..<boundary.row, with: ExtentRun(1, .measured(0)))
        }
        table.calls.pass {
            committing = row
            table.anchoring.keepingOffset {
                table.updates.apply(
                    ChangeSet([.insertRows([RowRange(boundary)], AnimationToken(UITableView.RowAnimation.none))]),
                    countsAfter: counts.counts, animated: false, exchangingData: { exchange(boundary.indexPath) },
                    completion: { _ in })
            }
            committing = nil
            // The table may be about to reload, or in an update.
            if contains(row) { remove(row, animated: false) }
        }
    }

    func remove(_ row: PlaceholderRow, animated: Bool) {
        guard contains(row) else { return }
        rooms.remove(row)
        apply()
        if animated {
            row.cell.fadeAway()
            table.layout.showGap()
        } else {
            row.cell.removeFromSuperview()
            table.layout.invalidate()
        }
    }

    /// The frame of a temporary row in the superview of the cells.
    func frame(of row: PlaceholderRow) -> CGRect? {
        guard let index = rooms.index(of: row), let gap = table.frames.gap, index < gap.order.openings.count else {
            return nil
        }
        let span = gap.geometry.span(of: gap.place(ofOpening: index))
        return CGRect(x: 0, y: span.start, width: table.frames.rowWidth, height: span.length)
    }

    /// Places the cells of temporary rows.
    func placeViews() {
        for row in rooms.placeholders {
            if let frame = frame(of: row), row.cell.frame != frame { row.cell.frame = frame }
        }
    }

    // MARK: Following the table

    /// How far the cells on screen are displaced, if an update fills rooms: its animation starts from where rows are seen.
    var displacements: [ObjectIdentifier: Double] {
        guard isFilling || committing != nil, !rooms.isEmpty else { return [:] }
        var displacements: [ObjectIdentifier: Double] = [:]
        let cells = table.cells.live
        for index in 0..<cells.count {
            let (row, element) = cells.entry(at: index)
            displacements[ObjectIdentifier(element)] = table.frames.displacement(of: row)
        }
        return displacements
    }

    var turn: FollowingTurn { .openings }

    func renumber(_ plan: UpdatePlan) {
        guard !rooms.isEmpty else { return }
        if isFilling { rooms.setHover(nil) }
        if let committing {
            rooms.remove(committing)
            committing.cell.removeFromSuperview()
        }
        let gone = rooms.remap(plan.map)
        apply()
        for row in gone { row.cell.removeFromSuperview() }
    }

    func listWillReload() {
        guard !rooms.isEmpty else { return }
        let rows = rooms.placeholders
        rooms.removeAll()
        apply()
        for row in rows { row.cell.removeFromSuperview() }
    }

    private func apply() {
        table.frames.openings = rooms.openings
        table.layout.invalidate()
    }
}
