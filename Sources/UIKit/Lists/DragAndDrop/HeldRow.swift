internal import TableEngine

/// A row that the user holds, and its target: the numbers of rows in the order in which they are seen meanwhile.
///
/// A value. Rows have their numbers in the data source, *places* their numbers in the order with the held row at its
/// target. Both are the same for all rows that the held one has not passed.
struct HeldRow: Equatable {
    let row: RowIndex
    /// The row's place after the move.
    var target: RowIndex

    func place(of row: RowIndex) -> RowIndex {
        if row == self.row { return target }
        var place = withoutHeld(row)
        if place.section == target.section, place.row >= target.row { place.row += 1 }
        return place
    }

    func row(at place: RowIndex) -> RowIndex {
        if place == target { return self.row }
        var row = place
        if row.section == target.section, row.row > target.row { row.row -= 1 }
        if row.section == self.row.section, row.row >= self.row.row { row.row += 1 }
        return row
    }

    /// Returns whether the target is a place of a table with these counts.
    func exists(in counts: SectionCounts) -> Bool {
        guard row.section < counts.numberOfSections, row.row < counts[row.section] else { return false }
        return Self.isPlace(target, of: row, in: counts)
    }

    /// Returns whether a row can be moved to a place.
    static func isPlace(_ place: RowIndex, of row: RowIndex, in counts: SectionCounts) -> Bool {
        guard (0..<counts.numberOfSections).contains(place.section), place.row >= 0 else { return false }
        return place.row < counts[place.section] + (place.section == row.section ? 0 : 1)
    }

    /// Returns the row and its target after an update: the target stays between the rows that it was between. Nil if the
    /// row is removed or reloaded.
    func following(_ map: IndexMap) -> HeldRow? {
        guard let after = map.after(RowBefore(row))?.index else { return nil }
        let moved = HeldRow(row: after, target: after)
        let target = self.target == row ? after : moved.target(following: self, map) ?? after
        let followed = HeldRow(row: after, target: target)
        return followed.exists(in: map.countsAfter) ? followed : moved
    }

    /// Returns the place between the rows that were beside the gap; nil if none of them is left.
    private func target(following before: HeldRow, _ map: IndexMap) -> RowIndex? {
        let last = map.countsBefore[before.target.section] + (before.target.section == before.row.section ? -1 : 0)
        func neighbour(_ distance: Int) -> RowIndex? {
            let place = RowIndex(section: before.target.section, row: before.target.row + distance)
            guard place.row >= 0, place.row <= last else { return nil }
            return map.after(RowBefore(before.row(at: place)))?.index
        }
        if let below = neighbour(1) { return withoutHeld(below) }
        if let above = neighbour(-1) {
            let place = withoutHeld(above)
            return RowIndex(section: place.section, row: place.row + 1)
        }
        return map.after(SectionBefore(before.target.section)).map { RowIndex(section: $0.index, row: 0) }
    }

    /// Returns the number of another row in the table without the held one.
    private func withoutHeld(_ row: RowIndex) -> RowIndex {
        guard row.section == self.row.section, row.row > self.row.row else { return row }
        return RowIndex(section: row.section, row: row.row - 1)
    }
}
