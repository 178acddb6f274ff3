extension IndexMap {
    /// Composes this map with the next one, for an update that is made while the rows of an earlier one are still
    /// animated.
    /// - Complexity: O(n log n) in the pieces of both
    package func followed(by next: IndexMap) -> IndexMap {
        // A section whose rows either map changes has row pieces in the composed map, and so has its counterpart.
        let changedBefore = Set(changedBefore)
            .union(next.changedBefore.compactMap { origin(of: SectionAfter($0))?.section.index })
        let changedAfter = Set(next.changedAfter)
            .union(self.changedAfter.compactMap { next.place(of: SectionBefore($0))?.section.index })
        var rows: [RowPiece] = []
        for section in changedBefore {
            forEachPiece(of: RowRange(section: section, rows: 0..<countsBefore[section])) { piece in
                next.forEachPiece(of: piece.afterRange) { rows.append(piece.followed(by: $0)) }
            }
        }
        return IndexMap(
            countsBefore: countsBefore, countsAfter: next.countsAfter, sectionPieces: sections(through: next),
            rowPieces: rows, changedBefore: changedBefore.sorted(), changedAfter: changedAfter.sorted())
    }

    private func sections(through next: IndexMap) -> [SectionPiece] {
        var pieces: [SectionPiece] = []
        for piece in sectionPieces {
            let range = piece.afterRange
            let first = next.sectionPieces.partitionPoint { $0.before + $0.count > range.lowerBound }
            for following in next.sectionPieces[first...] {
                guard following.before < range.upperBound else { break }
                let start = max(range.lowerBound, following.before)
                let end = min(range.upperBound, following.before + following.count)
                pieces.append(
                    SectionPiece(
                        before: piece.before + start - piece.after, after: following.after + start - following.before,
                        count: end - start, passage: piece.passage.followed(by: following.passage)))
            }
        }
        return pieces
    }
}

extension RowPiece {
    /// The start of `next` is inside this piece's end.
    fileprivate func followed(by next: RowPiece) -> RowPiece {
        RowPiece(
            before: RowIndex(section: before.section, row: before.row + next.before.row - after.row), after: next.after,
            count: next.count, passage: passage.followed(by: next.passage))
    }
}
