/// Turns the calls of a valid update into a plan for every owner of rows.
///
/// What is neither deleted nor moved keeps its order and fills the places that insertions and moves leave free; UIKit's
/// rules about the meaning of indexes come to this.
package struct Reconciler {
    let changes: ChangeSet
    let before: SectionCounts
    let after: SectionCounts

    /// - Precondition: `changes.fault(before: before, after: after)` is nil.
    package init(_ changes: ChangeSet, before: SectionCounts, after: SectionCounts) {
        self.changes = changes
        self.before = before
        self.after = after
    }

    /// - Complexity: O(n log n) in the number of changed ranges, whatever the number of rows and sections
    package func plan() -> UpdatePlan {
        let sections = sectionMap()
        let pairs = changedPairs(sections)
        let map = IndexMap(
            countsBefore: before, countsAfter: after, sectionPieces: sections.sectionPieces,
            rowPieces: rowPieces(pairs), changedBefore: pairs.map(\.before),
            changedAfter: pairs.map(\.after).sorted())
        return UpdatePlan(changes: changes, map: map)
    }

    /// The part of the map that concerns sections. It is correct if the numbers of sections add up.
    func sectionMap() -> IndexMap {
        IndexMap(
            countsBefore: before, countsAfter: after, sectionPieces: sectionPieces(), rowPieces: [], changedBefore: [],
            changedAfter: [])
    }

    private func sectionPieces() -> [SectionPiece] {
        var pieces = changes.movedSections.map {
            SectionPiece(before: $0.from, after: $0.to, count: 1, passage: .moved)
        }
        let leaving = changes.deletedSections.map(\.range) + changes.movedSections.map { $0.from..<$0.from + 1 }
        let coming = changes.insertedSections.map(\.range) + changes.movedSections.map { $0.to..<$0.to + 1 }
        forEachStay(
            among: before.numberOfSections, leaving: leaving.inOrder, coming: coming.inOrder,
            reloaded: changes.reloadedSections.map(\.range)
        ) { before, after, count, isReloaded in
            pieces.append(
                SectionPiece(before: before, after: after, count: count, passage: isReloaded ? .reloaded : .kept))
        }
        return pieces
    }

    /// The sections that remain and whose rows change; sorted by their place before.
    private func changedPairs(_ map: IndexMap) -> [(before: Int, after: Int)] {
        var sections = Set<Int>()
        for rows in changes.deletedRows { sections.insert(rows.range.section) }
        for rows in changes.reloadedRows { sections.insert(rows.range.section) }
        for move in changes.movedRows {
            sections.insert(move.from.section)
            if let origin = map.before(SectionAfter(move.to.section)) { sections.insert(origin.index) }
        }
        for rows in changes.insertedRows {
            if let origin = map.before(SectionAfter(rows.range.section)) { sections.insert(origin.index) }
        }
        return sections.sorted().compactMap { section in
            map.after(SectionBefore(section)).map { (section, $0.index) }
        }
    }

    private func rowPieces(_ pairs: [(before: Int, after: Int)]) -> [RowPiece] {
        var pieces = changes.movedRows.map { RowPiece(before: $0.from, after: $0.to, count: 1, passage: .moved) }
        let leaving = (changes.deletedRows.map(\.range) + changes.movedRows.map { RowRange($0.from) }).inOrder
        let coming = (changes.insertedRows.map(\.range) + changes.movedRows.map { RowRange($0.to) }).inOrder
        let reloaded = changes.reloadedRows.map(\.range)
        for pair in pairs {
            forEachStay(
                among: before[pair.before], leaving: leaving.ofSection(pair.before),
                coming: coming.ofSection(pair.after),
                reloaded: reloaded.ofSection(pair.before)
            ) { before, after, count, isReloaded in
                pieces.append(
                    RowPiece(
                        before: RowIndex(section: pair.before, row: before),
                        after: RowIndex(section: pair.after, row: after), count: count,
                        passage: isReloaded ? .reloaded : .kept))
            }
        }
        return pieces
    }

    /// Calls `body` for every range that stays together: first index before, first index after, count, reloaded. All
    /// ranges are sorted; `leaving` and `reloaded` are indexes before, `coming` are indexes after.
    private func forEachStay(
        among total: Int, leaving: [Range<Int>], coming: [Range<Int>], reloaded: [Range<Int>],
        _ body: (Int, Int, Int, Bool) -> Void
    ) {
        var (before, after) = (0, 0)
        var (leaving, coming, reloaded) = (leaving[...], coming[...], reloaded[...])
        while true {
            if let next = leaving.first, next.lowerBound <= before {
                before = max(before, next.upperBound)
                leaving.removeFirst()
            } else if let next = coming.first, next.lowerBound <= after {
                after = max(after, next.upperBound)
                coming.removeFirst()
            } else if let next = reloaded.first, next.upperBound <= before {
                reloaded.removeFirst()
            } else {
                guard before < total else { return }
                var count = min(total, leaving.first?.lowerBound ?? total) - before
                if let next = coming.first { count = min(count, next.lowerBound - after) }
                let isReloaded = reloaded.first.map { $0.lowerBound <= before } ?? false
                if let next = reloaded.first {
                    count = min(count, (isReloaded ? next.upperBound : next.lowerBound) - before)
                }
                body(before, after, count, isReloaded)
                before += count
                after += count
            }
        }
    }
}

extension [Range<Int>] {
    fileprivate var inOrder: [Range<Int>] { sorted { $0.lowerBound < $1.lowerBound } }
}

extension [RowRange] {
    fileprivate var inOrder: [RowRange] { sorted { $0.start < $1.start } }

    /// The ranges in one section; the receiver is sorted.
    fileprivate func ofSection(_ section: Int) -> [Range<Int>] {
        self[partitionPoint { $0.section >= section }..<partitionPoint { $0.section > section }].map(\.rows)
    }
}
