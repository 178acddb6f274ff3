extension IndexMap: CustomStringConvertible {
    /// A sentence that says which invariant of the map is broken, or nil. For tests, after every mutation.
    package var brokenInvariant: String? {
        sectionFault(sectionsByAfter, rangeOf: \.afterRange, total: countsAfter.numberOfSections)
            ?? sectionFault(sectionPieces, rangeOf: \.beforeRange, total: countsBefore.numberOfSections)
            ?? rowFault(rowPieces, rangeOf: \.beforeRange, countsBefore, changedBefore)
            ?? rowFault(rowsByAfter, rangeOf: \.afterRange, countsAfter, changedAfter) ?? wholeSectionFault
    }

    private func sectionFault(
        _ pieces: [SectionPiece], rangeOf: (SectionPiece) -> Range<Int>, total: Int
    ) -> String? {
        var end = 0
        for piece in pieces {
            if piece.count <= 0 { return "an empty piece: \(piece)" }
            if rangeOf(piece).lowerBound < end { return "a piece overlaps the one before it: \(piece)" }
            end = rangeOf(piece).upperBound
        }
        return end > total ? "pieces reach \(end) of \(total) sections" : nil
    }

    private func rowFault(
        _ pieces: [RowPiece], rangeOf: (RowPiece) -> RowRange, _ counts: SectionCounts, _ changed: [Int]
    ) -> String? {
        if changed != changed.sorted() || Set(changed).count != changed.count { return "changed sections \(changed)" }
        var last = RowRange(section: -1, rows: 0..<0)
        for piece in pieces {
            let range = rangeOf(piece)
            if piece.count <= 0 { return "an empty piece: \(piece)" }
            if !changed.containsSorted(range.section) { return "a piece of an unchanged section: \(piece)" }
            if range.section == last.section, range.rows.lowerBound < last.rows.upperBound {
                return "a piece overlaps the one before it: \(piece)"
            }
            if range.rows.upperBound > counts[range.section] { return "a piece reaches past its section: \(piece)" }
            last = range
        }
        return nil
    }

    /// Checks that sections without row pieces are complete.
    private var wholeSectionFault: String? {
        for piece in sectionPieces where piece.passage != .reloaded {
            for offset in 0..<piece.count {
                let (before, after) = (piece.before + offset, piece.after + offset)
                if changedBefore.containsSorted(before) != changedAfter.containsSorted(after) {
                    return "only one end of section \(before)->\(after) has pieces of rows"
                }
                if !changedBefore.containsSorted(before), countsBefore[before] != countsAfter[after] {
                    return "section \(before)->\(after) goes on whole with \(countsBefore[before]) rows and then "
                        + "\(countsAfter[after])"
                }
            }
        }
        return nil
    }

    package var description: String {
        (sectionPieces.map(\.description) + rowPieces.map(\.description)).joined(separator: "\n")
    }
}
