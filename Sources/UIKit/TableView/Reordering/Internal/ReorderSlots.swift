internal import TableEngine

/// The places at which a held row can be put down: before and after every other row, and in sections without rows.
///
/// A value for one moment.
struct ReorderSlots {
    /// The table without the held row.
    private let rest: TableGeometry

    init(_ geometry: TableGeometry, held: RowIndex) {
        let extent = geometry.extent(of: held)
        var rest = geometry
        rest.editSection(held.section) { $0.rows.splice(rows: held.row..<held.row + 1, with: ExtentRun(0, extent)) }
        self.rest = rest
    }

    /// Returns the place at which the upper edge of the held row is nearest to `top`, and so all of the row.
    /// - Complexity: O(log sections + log runs)
    func nearest(top: Double) -> RowIndex {
        let (section, row) = item(at: top)
        var places = ends(of: section)
        if let row {
            places += [RowIndex(section: section, row: row), RowIndex(section: section, row: row + 1)]
        }
        if section > 0, let last = ends(of: section - 1).last { places.append(last) }
        if section + 1 < rest.numberOfSections { places.append(RowIndex(section: section + 1, row: 0)) }
        var nearest = places[0]
        var distance = Double.infinity
        for place in places.sorted() {
            let position = position(of: place)
            let isNearer = abs(position - top) < distance - 0.001
            // Of the end of a section and the beginning of the next at one position, the one on the side of the row.
            let isAsNear = abs(position - top) < distance + 0.001 && top >= position
            guard isNearer || isAsNear else { continue }
            (nearest, distance) = (place, abs(position - top))
        }
        return nearest
    }

    /// The section around a position, and the row if there is one.
    private func item(at y: Double) -> (section: Int, row: Int?) {
        switch rest.item(at: y) {
        case .row(let row): (row.section, row.row)
        case .padding(let section), .header(let section), .footer(let section): (section, nil)
        case .tableHeader: (0, nil)
        case .tableFooter: (rest.numberOfSections - 1, nil)
        case nil: (y < 0 ? 0 : rest.numberOfSections - 1, nil)
        }
    }

    private func ends(of section: Int) -> [RowIndex] {
        [RowIndex(section: section, row: 0), RowIndex(section: section, row: rest.numberOfRows(in: section))]
    }

    /// Where the upper edge of the held row is at a place.
    private func position(of place: RowIndex) -> Double {
        let (section, start) = rest.section(place.section)
        let rows = section.rowsSpan
        if place.row == 0 { return start + rows.start }
        return start + rows.start + section.rows.span(ofRow: place.row - 1).end
    }
}
