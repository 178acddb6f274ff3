import Foundation
internal import TableEngine

extension TableFrames {
    /// Returns the row of the data source that is seen at a position.
    func row(at y: Double) -> RowIndex? {
        guard let gap else { return contents.geometry.row(at: y) }
        return gap.geometry.row(at: y).flatMap { gap.row(at: $0) }
    }

    /// Returns the place below a drag. In the order that is seen, the room for the row counts as one: over it the place
    /// stays, and over another row the room goes to the place of that one. Nil below the last row.
    ///
    /// - Parameter number: Returns the number of a place of that order without the temporary rows before it.
    func dropPlace(at y: Double, number: (RowIndex, OpenedOrder) -> RowIndex) -> DropPlace? {
        let geometry = shownGeometry
        switch geometry.item(at: y) {
        case .row(let place):
            let span = geometry.span(of: place)
            let share = span.length > 0 ? (y - span.start) / span.length : 0.5
            let isOpen = held?.row.target == place
            let below = isOpen ? nil : gap.map { $0.row(at: place) } ?? place
            return DropPlace(
                row: gap.map { number(place, $0.order) } ?? place, rowBelow: below, share: below == nil ? nil : share)
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

}

extension UITableView {
    /// A cell with round corners, without its separator.
    func dragPreviewParameters(of cell: any DraggedCell) -> UIDragPreviewParameters {
        let parameters = UIDragPreviewParameters()
        var part = cell.bounds
        part.size.height -= SystemMetrics.current.separators.thickness(scale: pixelScale)
        parameters.visiblePath = UIBezierPath(
            roundedRect: part, cornerRadius: SystemMetrics.current.dragging.cornerRadius)
        parameters.backgroundColor = cell.backgroundColor ?? backgroundColor ?? .systemBackground
        return parameters
    }

    func springLoadsByDefault(_ indexPath: IndexPath) -> Bool {
        parts.dragging.ifMade?.isDragged(RowIndex(indexPath)) != true
    }
}
