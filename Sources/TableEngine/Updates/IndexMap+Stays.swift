/// Finds unchanged rows, which anchor the scroll position while other rows are inserted, deleted and moved.
extension IndexMap {
    package typealias Stay = (before: RowBefore, after: RowAfter)

    /// The first row from `row` on that is neither deleted nor moved. A reloaded row counts as unchanged; of a reloaded
    /// section the row with the same index does, or the last.
    /// - Complexity: O(log pieces), and the deleted and moved pieces on the way
    package func firstStay(from row: RowBefore) -> Stay? {
        var row = row.index
        while row.section < countsBefore.numberOfSections {
            if row.row >= countsBefore[row.section] {
                guard countsBefore.rows(before: row.section + 1) < countsBefore.numberOfRows else { return nil }
                row = countsBefore.row(withOrdinal: countsBefore.rows(before: row.section + 1))
                continue
            }
            guard let place = place(of: SectionBefore(row.section)), place.passage != .moved else {
                guard let next = nextStayingSection(after: row.section) else { return nil }
                row = RowIndex(section: next, row: 0)
                continue
            }
            if let stay = firstStay(from: row, in: place) { return stay }
            row = RowIndex(section: row.section + 1, row: 0)
        }
        return nil
    }

    /// The last row up to `row` that is neither deleted nor moved.
    package func lastStay(upTo row: RowBefore) -> Stay? {
        var row = row.index
        while row.section >= 0 {
            if row.row >= 0, let place = place(of: SectionBefore(row.section)), place.passage != .moved,
                let stay = lastStay(upTo: row, in: place)
            {
                return stay
            }
            guard let section = previousStayingSection(before: row.section) else { return nil }
            row = RowIndex(section: section, row: countsBefore[section] - 1)
        }
        return nil
    }

    typealias Place = (section: SectionAfter, passage: Passage)

    /// The same within one section, whose place after the update is `place`.
    func firstStay(from row: RowIndex, in place: Place) -> Stay? {
        if place.passage == .reloaded { return sameNumber(row, in: place) }
        guard changedBefore.containsSorted(row.section) else {
            return (RowBefore(row), RowAfter(section: place.section.index, row: row.row))
        }
        let first = rowPieces.firstIndex(overlapping: row) { $0.beforeRange }
        for piece in rowPieces[first...] {
            guard piece.before.section == row.section else { return nil }
            guard piece.passage != .moved else { continue }
            let skipped = max(0, row.row - piece.before.row)
            return (
                RowBefore(section: row.section, row: piece.before.row + skipped),
                RowAfter(section: piece.after.section, row: piece.after.row + skipped)
            )
        }
        return nil
    }

    private func lastStay(upTo row: RowIndex, in place: Place) -> Stay? {
        if place.passage == .reloaded { return sameNumber(row, in: place) }
        guard changedBefore.containsSorted(row.section) else {
            return (RowBefore(row), RowAfter(section: place.section.index, row: row.row))
        }
        let end = rowPieces.partitionPoint { $0.before > row }
        for piece in rowPieces[..<end].reversed() {
            guard piece.before.section == row.section else { return nil }
            guard piece.passage != .moved else { continue }
            let offset = min(row.row - piece.before.row, piece.count - 1)
            return (
                RowBefore(section: row.section, row: piece.before.row + offset),
                RowAfter(section: piece.after.section, row: piece.after.row + offset)
            )
        }
        return nil
    }

    private func sameNumber(_ row: RowIndex, in place: Place) -> Stay? {
        let rows = countsAfter[place.section.index]
        guard rows > 0 else { return nil }
        return (RowBefore(row), RowAfter(section: place.section.index, row: min(row.row, rows - 1)))
    }

    private func nextStayingSection(after section: Int) -> Int? {
        let first = sectionPieces.partitionPoint { $0.before + $0.count > section + 1 }
        return sectionPieces[first...].first { $0.passage != .moved }.map { max($0.before, section + 1) }
    }

    private func previousStayingSection(before section: Int) -> Int? {
        let end = sectionPieces.partitionPoint { $0.before >= section }
        return sectionPieces[..<end].last { $0.passage != .moved }.map { min($0.before + $0.count, section) - 1 }
    }
}

extension IndexMap {
    /// The place after the update of the first section behind this one that is neither deleted nor moved.
    func nextKept(after section: SectionBefore) -> SectionAfter? {
        nextStayingSection(after: section.index).flatMap { place(of: SectionBefore($0))?.section }
    }

    /// The place before the update of the first section behind this one that is neither inserted nor moved.
    func nextKeptOrigin(of section: SectionAfter) -> SectionBefore? {
        let first = sectionsByAfter.partitionPoint { $0.after + $0.count > section.index + 1 }
        let piece = sectionsByAfter[first...].first { $0.passage != .moved }
        return piece.map { SectionBefore($0.before + max(0, section.index + 1 - $0.after)) }
    }

    /// The place before the update of the first row, from this one on, that is neither inserted nor moved, in the same
    /// section.
    func nextKeptOrigin(of row: RowAfter) -> RowBefore? {
        let row = row.index
        guard changedAfter.containsSorted(row.section) else { return origin(of: RowAfter(row))?.row }
        let first = rowsByAfter.firstIndex(overlapping: row) { $0.afterRange }
        for piece in rowsByAfter[first...] {
            guard piece.after.section == row.section else { return nil }
            guard piece.passage != .moved else { continue }
            return RowBefore(section: piece.before.section, row: piece.before.row + max(0, row.row - piece.after.row))
        }
        return nil
    }
}
