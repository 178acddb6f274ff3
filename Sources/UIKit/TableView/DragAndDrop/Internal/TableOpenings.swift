import Foundation
internal import TableEngine

/// The room that a table makes for rows that its data source does not have: below a drag, and for temporary rows.
///
/// Owned by UITableView, created with the first. Rows keep the numbers that they have in the data source;
/// ``TableFrames/openings`` tells where everything is seen meanwhile.
@MainActor
final class TableOpenings {
    /// Sound: the table owns this object.
    unowned(unsafe) let table: UITableView

    private struct Entry {
        var opening: RowOpening
        /// Nil for the room below a drag.
        let placeholder: PlaceholderRow?
    }

    /// From top to bottom.
    private var entries: [Entry] = []
    /// How far the cells on screen were displaced before the running update, for its animation.
    private var displacements: [ObjectIdentifier: Double] = [:]
    /// Whether a drop is performed: the update that inserts its rows takes the room below the drag.
    var isFilling = false
    /// The temporary row that the running update replaces.
    private var committing: PlaceholderRow?

    init(table: UITableView) { self.table = table }

    var isEmpty: Bool { entries.isEmpty }

    // MARK: Below a drag

    /// The room below a drag; nil for none.
    var hover: RowOpening? { entries.first { $0.placeholder == nil }?.opening }

    /// Makes room below a drag, or closes it, with an animation.
    ///
    /// - Parameter row: the row of the data source before which a row would be inserted; nil closes the room.
    func setHover(_ row: RowIndex?, height: Double) {
        let new = row.map { RowOpening(row: $0, height: height) }
        guard new != hover else { return }
        entries.removeAll { $0.placeholder == nil }
        if let new {
            let index = entries.firstIndex { $0.opening.row >= new.row } ?? entries.count
            entries.insert(Entry(opening: new, placeholder: nil), at: index)
        }
        apply()
        table.reordering.showGap()
    }

    // MARK: Temporary rows

    /// Shows a temporary row at a place among the rows that are seen.
    func insert(_ row: PlaceholderRow, at place: RowIndex) {
        let gap = table.frames.gap
        var index = 0
        var boundary = place
        for (other, entry) in entries.enumerated() where entry.opening.row.section == place.section {
            guard let open = gap?.place(ofOpening: other), open.row < place.row else { continue }
            index = other + 1
            boundary.row -= 1
        }
        if index == 0 { index = entries.firstIndex { $0.opening.row >= boundary } ?? entries.count }
        let opening = RowOpening(row: boundary, height: Double(row.height))
        guard opening.exists(in: table.contents.counts) else {
            return Trestle.raise(
                .invalidArgumentException,
                "attempt to insert placeholder row at \(place.indexPath.objectDescription), which does not exist")
        }
        entries.insert(Entry(opening: opening, placeholder: row), at: index)
        // It takes the room that was below the drag.
        if isFilling { entries.removeAll { $0.placeholder == nil } }
        apply()
        if let frame = frame(of: row) { UIView.performWithoutAnimation { row.cell.frame = frame } }
        table.insertCell(row.cell)
        table.reordering.showGap()
    }

    /// Returns whether an opening is a temporary row, and not the room below a drag.
    func isPlaceholder(_ index: Int) -> Bool { index < entries.count && entries[index].placeholder != nil }

    func contains(_ row: PlaceholderRow) -> Bool { entries.contains { $0.placeholder === row } }

    /// Returns where the data source inserts the row of a temporary one.
    func boundary(of row: PlaceholderRow) -> RowIndex? { entries.first { $0.placeholder === row }?.opening.row }

    /// Exchanges a temporary row for one that the data source now has.
    func commit(_ row: PlaceholderRow, exchangingData exchange: (IndexPath) -> Void) {
        guard let boundary = boundary(of: row) else { return }
        var counts = table.contents.geometry
        counts.editSection(boundary.section) {
            $0.rows.splice(rows: boundary.row..<boundary.row, with: ExtentRun(1, .measured(0)))
        }
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

    func remove(_ row: PlaceholderRow, animated: Bool) {
        guard contains(row) else { return }
        entries.removeAll { $0.placeholder === row }
        apply()
        if animated {
            row.leave()
            table.reordering.showGap()
        } else {
            row.cell.removeFromSuperview()
            table.layout.invalidate()
        }
    }

    /// The frame of a temporary row in the superview of the cells.
    func frame(of row: PlaceholderRow) -> CGRect? {
        guard let index = entries.firstIndex(where: { $0.placeholder === row }), let gap = table.frames.gap,
            index < gap.openings.count
        else { return nil }
        let span = gap.geometry.span(of: gap.place(ofOpening: index))
        return CGRect(x: 0, y: span.start, width: table.frames.rowWidth, height: span.length)
    }

    /// Places the cells of temporary rows. Called at the end of a layout pass, and when the order has changed.
    func place() {
        for entry in entries {
            guard let row = entry.placeholder, let frame = frame(of: row) else { continue }
            if row.cell.frame != frame { row.cell.frame = frame }
        }
    }

    // MARK: Following the table

    /// Called before an update, whose animation starts from where rows are seen.
    func willFollow() {
        displacements = [:]
        guard isFilling || committing != nil, !entries.isEmpty else { return }
        let cells = table.cells.live
        for index in 0..<cells.count {
            let (row, element) = cells.entry(at: index)
            displacements[ObjectIdentifier(element)] = table.frames.displacement(of: row)
        }
    }

    func formerDisplacement(of view: UIView) -> Double { displacements[ObjectIdentifier(view)] ?? 0 }

    func didAnimate() { displacements = [:] }

    func remap(_ map: IndexMap) {
        guard !entries.isEmpty else { return }
        if isFilling { entries.removeAll { $0.placeholder == nil } }
        if let committing {
            entries.removeAll { $0.placeholder === committing }
            committing.cell.removeFromSuperview()
        }
        var gone: [PlaceholderRow] = []
        entries = entries.compactMap { entry in
            guard let opening = entry.opening.following(map) else {
                if let row = entry.placeholder { gone.append(row) }
                return nil
            }
            return Entry(opening: opening, placeholder: entry.placeholder)
        }
        // Moves may have changed the order; entries before the same row keep theirs.
        entries = entries.enumerated()
            .sorted { ($0.element.opening.row, $0.offset) < ($1.element.opening.row, $1.offset) }
            .map(\.element)
        apply()
        for row in gone { row.cell.removeFromSuperview() }
    }

    func tableWillReload() {
        guard !entries.isEmpty else { return }
        let rows = entries.compactMap(\.placeholder)
        entries = []
        apply()
        for row in rows { row.cell.removeFromSuperview() }
    }

    private func apply() {
        table.frames.openings = entries.map(\.opening)
        table.layout.invalidate()
    }
}
