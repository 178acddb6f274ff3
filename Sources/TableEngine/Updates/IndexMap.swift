/// Maps sections and rows before an update to those after it, and back.
///
/// It consists of ranges: sections that stay together are one piece. Only sections whose rows changed have row pieces;
/// in all others rows keep their indexes. Every owner of row indexes is updated with the same map.
package struct IndexMap: Sendable {
    package let countsBefore: SectionCounts
    package let countsAfter: SectionCounts

    /// Sorted by their place before.
    let sectionPieces: [SectionPiece]
    /// The same pieces, sorted by their place after.
    let sectionsByAfter: [SectionPiece]
    /// Sorted by their place before. They cover the sections in ``changedBefore`` and ``changedAfter`` completely, and
    /// no others.
    let rowPieces: [RowPiece]
    /// The same pieces, sorted by their place after.
    let rowsByAfter: [RowPiece]
    /// The sections whose rows have pieces; sorted.
    let changedBefore: [Int]
    let changedAfter: [Int]

    /// Takes pieces in any order.
    /// - Complexity: O(n log n) in the number of pieces
    init(
        countsBefore: SectionCounts, countsAfter: SectionCounts, sectionPieces: [SectionPiece], rowPieces: [RowPiece],
        changedBefore: [Int], changedAfter: [Int]
    ) {
        self.countsBefore = countsBefore
        self.countsAfter = countsAfter
        let sections = Self.joined(sectionPieces.sorted { $0.before < $1.before }) { $0.absorb($1) }
        self.sectionPieces = sections
        sectionsByAfter = sections.sorted { $0.after < $1.after }
        let rows = Self.joined(rowPieces.sorted { $0.before < $1.before }) { $0.absorb($1) }
        self.rowPieces = rows
        rowsByAfter = rows.sorted { $0.after < $1.after }
        self.changedBefore = changedBefore
        self.changedAfter = changedAfter
    }

    /// A map that changes nothing.
    package init(identity counts: SectionCounts) {
        let all = SectionPiece(before: 0, after: 0, count: counts.numberOfSections, passage: .kept)
        self.init(
            countsBefore: counts, countsAfter: counts, sectionPieces: all.count > 0 ? [all] : [], rowPieces: [],
            changedBefore: [], changedAfter: [])
    }

    // MARK: Sections

    /// Nil for a deleted section, and for a reloaded one, whose views are replaced.
    /// - Complexity: O(log pieces), as all questions
    package func after(_ section: SectionBefore) -> SectionAfter? {
        guard let found = place(of: section), found.passage != .reloaded else { return nil }
        return found.section
    }

    /// Nil for an inserted or reloaded section.
    package func before(_ section: SectionAfter) -> SectionBefore? {
        guard let found = origin(of: section), found.passage != .reloaded else { return nil }
        return found.section
    }

    /// The place of a section, reloaded or not. Nil for a deleted one.
    package func place(of section: SectionBefore) -> (section: SectionAfter, passage: Passage)? {
        guard let piece = sectionPieces.last(upTo: section.index, by: { $0.before }),
            section.index < piece.before + piece.count
        else { return nil }
        return (SectionAfter(piece.after + section.index - piece.before), piece.passage)
    }

    /// The origin of a section, reloaded or not. Nil for an inserted one.
    package func origin(of section: SectionAfter) -> (section: SectionBefore, passage: Passage)? {
        guard let piece = sectionsByAfter.last(upTo: section.index, by: { $0.after }),
            section.index < piece.after + piece.count
        else { return nil }
        return (SectionBefore(piece.before + section.index - piece.after), piece.passage)
    }

    // MARK: Rows

    /// Nil for a deleted row, and for one that was reloaded, by itself or with its section.
    package func after(_ row: RowBefore) -> RowAfter? {
        guard let found = place(of: row), found.passage != .reloaded else { return nil }
        return found.row
    }

    /// Nil for an inserted or reloaded row.
    package func before(_ row: RowAfter) -> RowBefore? {
        guard let found = origin(of: row), found.passage != .reloaded else { return nil }
        return found.row
    }

    /// The place of a row, reloaded or not. Nil for a deleted one; in a reloaded section rows are not followed. A row
    /// that moves along with its section is `kept`.
    package func place(of row: RowBefore) -> (row: RowAfter, passage: Passage)? {
        let index = row.index
        if changedBefore.containsSorted(index.section) {
            guard let piece = rowPieces.last(upTo: index, by: { $0.before }), piece.beforeRange.contains(index) else {
                return nil
            }
            return (
                RowAfter(section: piece.after.section, row: piece.after.row + index.row - piece.before.row),
                piece.passage
            )
        }
        guard let (section, passage) = place(of: SectionBefore(index.section)), passage != .reloaded else { return nil }
        return (RowAfter(section: section.index, row: index.row), .kept)
    }

    /// The origin of a row, reloaded or not. Nil for an inserted one.
    package func origin(of row: RowAfter) -> (row: RowBefore, passage: Passage)? {
        let index = row.index
        if changedAfter.containsSorted(index.section) {
            guard let piece = rowsByAfter.last(upTo: index, by: { $0.after }), piece.afterRange.contains(index) else {
                return nil
            }
            return (
                RowBefore(section: piece.before.section, row: piece.before.row + index.row - piece.after.row),
                piece.passage
            )
        }
        guard let (section, passage) = origin(of: SectionAfter(index.section)), passage != .reloaded else { return nil }
        return (RowBefore(section: section.index, row: index.row), .kept)
    }

    // MARK: Ranges

    /// Calls `body` for every part of the range that stays together, in the order before.
    /// - Complexity: O(log pieces + parts)
    package func forEachPiece(of range: RowRange, _ body: (RowPiece) -> Void) {
        guard !range.rows.isEmpty else { return }
        guard changedBefore.containsSorted(range.section) else {
            guard let (section, passage) = place(of: SectionBefore(range.section)), passage != .reloaded else { return }
            let after = RowIndex(section: section.index, row: range.rows.lowerBound)
            return body(RowPiece(before: range.start, after: after, count: range.count, passage: .kept))
        }
        for piece in rowPieces[rowPieces.firstIndex(overlapping: range.start, \.beforeRange)...] {
            guard piece.before.section == range.section, piece.before.row < range.rows.upperBound else { return }
            body(piece.cut(toBefore: range.rows))
        }
    }

    /// Calls `body` for every part of a range after the update that was together before, in the order after.
    package func forEachPiece(after range: RowRange, _ body: (RowPiece) -> Void) {
        guard !range.rows.isEmpty else { return }
        guard changedAfter.containsSorted(range.section) else {
            guard let (section, passage) = origin(of: SectionAfter(range.section)), passage != .reloaded else { return }
            let before = RowIndex(section: section.index, row: range.rows.lowerBound)
            return body(RowPiece(before: before, after: range.start, count: range.count, passage: .kept))
        }
        for piece in rowsByAfter[rowsByAfter.firstIndex(overlapping: range.start, \.afterRange)...] {
            guard piece.after.section == range.section, piece.after.row < range.rows.upperBound else { return }
            body(piece.cut(toAfter: range.rows))
        }
    }

    private static func joined<Piece>(_ pieces: [Piece], _ absorb: (inout Piece, Piece) -> Bool) -> [Piece] {
        var joined: [Piece] = []
        joined.reserveCapacity(pieces.count)
        for piece in pieces where joined.isEmpty || !absorb(&joined[joined.count - 1], piece) { joined.append(piece) }
        return joined
    }
}

extension RowPiece {
    func cut(toBefore rows: Range<Int>) -> RowPiece {
        cut(skipping: max(0, rows.lowerBound - before.row), dropping: max(0, before.row + count - rows.upperBound))
    }

    func cut(toAfter rows: Range<Int>) -> RowPiece {
        cut(skipping: max(0, rows.lowerBound - after.row), dropping: max(0, after.row + count - rows.upperBound))
    }

    private func cut(skipping head: Int, dropping tail: Int) -> RowPiece {
        var piece = self
        piece.before.row += head
        piece.after.row += head
        piece.count -= head + tail
        return piece
    }
}
