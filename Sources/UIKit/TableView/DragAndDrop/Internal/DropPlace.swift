import Foundation
internal import TableEngine

/// The place of a table that is below a drag.
struct DropPlace {
    /// The row below the drag, or the place in the room that is open; the number of rows for the end of a section.
    let row: RowIndex
    /// The row of the data source below the drag, if there is one.
    let rowBelow: RowIndex?
    /// How far the drag is from the upper edge of the row to the lower, from 0 to 1; nil where there is no
    /// row.
    let share: Double?
}

extension TableFrames {
    /// Returns the row of the data source that is seen at a position.
    func row(at y: Double) -> RowIndex? {
        guard let gap else { return contents.geometry.row(at: y) }
        return gap.geometry.row(at: y).flatMap { gap.row(at: $0) }
    }

    /// Returns the place below a drag. In the order that is seen, the room for the row counts as one: over it the place
    /// stays, and over another row the room goes to the place of that one. Nil below the last row.
    func dropPlace(at y: Double) -> DropPlace? {
        let geometry = shownGeometry
        switch geometry.item(at: y) {
        case .row(let place):
            let span = geometry.span(of: place)
            let share = span.length > 0 ? (y - span.start) / span.length : 0.5
            let isOpen = held?.row.target == place
            let below = isOpen ? nil : gap.map { $0.row(at: place) } ?? place
            return DropPlace(
                row: withoutPlaceholders(place), rowBelow: below, share: below == nil ? nil : share)
        case .padding(let section), .header(let section):
            return DropPlace(row: RowIndex(section: section, row: 0), rowBelow: nil, share: nil)
        case .footer(let section):
            // With the room open in the section, its end is one place further.
            let isInside = held?.row.target.section == section && held?.row.row.section == section
            let count = contents.counts[section] - (isInside ? 1 : 0)
            return DropPlace(row: RowIndex(section: section, row: count), rowBelow: nil, share: nil)
        case .tableHeader, .tableFooter, nil: return nil
        }
    }

    /// The number of a place without the temporary rows before it; the room below a drag counts.
    private func withoutPlaceholders(_ place: RowIndex) -> RowIndex {
        guard let gap, let openings = table.openingsIfMade else { return place }
        var row = place
        for (index, _) in gap.openings.enumerated() where openings.isPlaceholder(index) {
            let open = gap.place(ofOpening: index)
            if open.section == place.section, open.row < place.row { row.row -= 1 }
        }
        return row
    }
}

extension UITableView {
    /// Chooses between a new row and the row below the drag where the delegate leaves that open, and corrects what cannot
    /// be done.
    func effective(
        _ proposal: UITableViewDropProposal, at place: DropPlace?, _ session: any UIDropSession
    ) -> (proposal: UITableViewDropProposal, row: RowIndex?) {
        func with(_ intent: UITableViewDropProposal.Intent) -> UITableViewDropProposal {
            if intent == proposal.intent { return proposal }
            let new = UITableViewDropProposal(operation: proposal.operation, intent: intent)
            new.isPrecise = proposal.isPrecise
            new.prefersFullSizePreview = proposal.prefersFullSizePreview
            return new
        }
        guard let place else { return (with(.unspecified), nil) }
        guard proposal.intent == .automatic else { return (proposal, place.row) }
        // A quarter of the row at each edge inserts beside it. Unverified.
        guard let share = place.share, let below = place.rowBelow, share >= 0.25, share <= 0.75 else {
            let isBelowMiddle = place.rowBelow == place.row && (place.share ?? 0) > 0.5
            let row = RowIndex(section: place.row.section, row: place.row.row + (isBelowMiddle ? 1 : 0))
            return (with(.insertAtDestinationIndexPath), row)
        }
        return (with(.insertIntoDestinationIndexPath), below)
    }

    /// A cell with round corners, without its separator.
    func previewParameters(of cell: UITableViewCell) -> UIDragPreviewParameters {
        let parameters = UIDragPreviewParameters()
        var part = cell.bounds
        part.size.height -= SystemMetrics.current.separators.thickness(scale: pixelScale)
        parameters.visiblePath = UIBezierPath(
            roundedRect: part, cornerRadius: SystemMetrics.current.dragging.cornerRadius)
        parameters.backgroundColor = cell.backgroundColor ?? backgroundColor ?? .systemBackground
        return parameters
    }

    func springLoadsByDefault(_ indexPath: IndexPath) -> Bool { dragging?.isDragged(RowIndex(indexPath)) != true }
}
