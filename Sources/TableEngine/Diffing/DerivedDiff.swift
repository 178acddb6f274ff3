/// Compares two snapshots, one of which was made by editing the other, by looking only at what the edits touched.
struct DerivedDiff<SectionID: Hashable, ItemID: Hashable> {
    private(set) var diff = SnapshotDiff()

    private let old: Snapshot<SectionID, ItemID>
    private let new: Snapshot<SectionID, ItemID>

    /// Returns nil if neither snapshot was made from the other, if the edits touched more than a quarter of the items,
    /// or if a section was deleted and inserted again, so that more changed than was touched.
    /// - Complexity: O(touched * log n)
    init?(from old: Snapshot<SectionID, ItemID>, to new: Snapshot<SectionID, ItemID>) {
        self.old = old
        self.new = new
        guard old.order.shape === new.order.shape else { return nil }
        let (from, to) = (old.history?.total ?? 0, new.history?.total ?? 0)
        guard abs(to - from) <= max(16, (old.numberOfItems + old.numberOfSections) / 4) else { return nil }
        let touched =
            from <= to
            ? EditHistory.touched(from: old.history, to: new.history)
            : EditHistory.touched(from: new.history, to: old.history)
        guard let touched else { return nil }
        let sections = touched.sections.map { handle in
            Touched(
                handle: handle, before: old.order.index(ofSection: handle), after: new.order.index(ofSection: handle))
        }
        for section in sections where section.before != nil && section.after != nil {
            guard life(of: section.handle, in: old) == life(of: section.handle, in: new) else { return nil }
        }
        list(sections)
        listRows(touched.items)
        listMarks()
    }

    private func life(of section: Int, in snapshot: Snapshot<SectionID, ItemID>) -> Int? {
        snapshot.order.contents(ofSection: section)?.life
    }

    /// A section, or an item within its section, with its index before and after.
    private struct Touched {
        var handle: Int
        var before: Int?
        var after: Int?
    }

    // MARK: Sections

    private mutating func list(_ sections: [Touched]) {
        let stayed = Self.stayed(sections)
        for section in sections {
            switch (section.before, section.after) {
            case (let before?, nil): diff.deletedSections.append(before)
            case (nil, let after?): diff.insertedSections.append(after)
            case (let before?, let after?):
                if !stayed.contains(section.handle) { diff.movedSections.append(.init(before: before, after: after)) }
            case (nil, nil): break
            }
        }
        diff.deletedSections.sort()
        diff.insertedSections.sort()
        diff.movedSections.sort { $0.after < $1.after }
    }

    /// The touched elements that need no move: those with as many untouched elements before them as they had, and in
    /// order with each other.
    ///
    /// Untouched elements keep their order, so the index of an element minus the touched elements before it is the
    /// number of untouched ones before it.
    private static func stayed(_ touched: [Touched]) -> Set<Int> {
        var untouchedBefore: [Int: Int] = [:]
        let byBefore = touched.filter { $0.before != nil }.sorted { $0.before ?? 0 < $1.before ?? 0 }
        for (rank, element) in byBefore.enumerated() { untouchedBefore[element.handle] = (element.before ?? 0) - rank }
        let byAfter = touched.filter { $0.after != nil }.sorted { $0.after ?? 0 < $1.after ?? 0 }
        var candidates: [Touched] = []
        for (rank, element) in byAfter.enumerated()
        where untouchedBefore[element.handle] == (element.after ?? 0) - rank {
            candidates.append(element)
        }
        let kept = longestIncreasing(ContiguousArray(candidates.map { Int32(truncatingIfNeeded: $0.before ?? 0) }))
        return Set(zip(candidates, kept).compactMap { $1 ? $0.handle : nil })
    }

    // MARK: Rows

    /// The section and the index of an item.
    private struct Location {
        var section: Int
        var row: RowIndex
    }

    private func location(of item: Int, in snapshot: Snapshot<SectionID, ItemID>) -> Location? {
        snapshot.order.place(ofItem: item).map { Location(section: $0.section, row: snapshot.order.index(of: $0)) }
    }

    private mutating func listRows(_ items: Set<Int>) {
        var bySection: [Int: [Touched]] = [:]
        var moved: [(handle: Int, before: Location, after: Location)] = []
        for item in items {
            let before = location(of: item, in: old)
            let after = location(of: item, in: new)
            if let before, let after, before.section == after.section {
                bySection[before.section, default: []].append(
                    Touched(handle: item, before: before.row.row, after: after.row.row))
            } else {
                if let before {
                    bySection[before.section, default: []].append(Touched(handle: item, before: before.row.row))
                }
                if let after {
                    bySection[after.section, default: []].append(Touched(handle: item, after: after.row.row))
                }
            }
            switch (before, after) {
            case (let before?, nil): listDeleted(before)
            case (nil, let after?): listInserted(after)
            case (let before?, let after?): moved.append((item, before, after))
            case (nil, nil): break
            }
        }
        let stayed = bySection.values.reduce(into: Set<Int>()) { $0.formUnion(Self.stayed($1)) }
        for item in moved where !stayed.contains(item.handle) {
            if !isInNew(item.before.section) {
                listInserted(item.after)
            } else if !isInOld(item.after.section) {
                listDeleted(item.before)
            } else {
                diff.movedRows.append(.init(before: item.before.row, after: item.after.row))
            }
        }
        diff.deletedRows.sort()
        diff.insertedRows.sort()
        diff.movedRows.sort { $0.after < $1.after }
    }

    private func isInOld(_ section: Int) -> Bool { old.order.key(ofSection: section) != nil }
    private func isInNew(_ section: Int) -> Bool { new.order.key(ofSection: section) != nil }

    private mutating func listDeleted(_ location: Location) {
        if isInNew(location.section) { diff.deletedRows.append(location.row) }
    }

    private mutating func listInserted(_ location: Location) {
        if isInOld(location.section) { diff.insertedRows.append(location.row) }
    }

    // MARK: Marks

    private mutating func listMarks() {
        for handle in new.reloadedSections?.marks ?? [] {
            guard let before = old.order.index(ofSection: handle), let after = new.order.index(ofSection: handle)
            else { continue }
            diff.reloadedSections.append(.init(before: before, after: after))
        }
        diff.reloadedRows = (new.reloadedItems?.marks ?? []).compactMap { rowPair(of: $0) }
        diff.reconfiguredRows = (new.reconfiguredItems?.marks ?? []).compactMap { rowPair(of: $0) }
    }

    /// Nil for rows that are inserted or deleted together with their section.
    private func rowPair(of item: Int) -> SnapshotDiff.RowPair? {
        guard let before = location(of: item, in: old), let after = location(of: item, in: new),
            isInNew(before.section), isInOld(after.section)
        else { return nil }
        return .init(before: before.row, after: after.row)
    }
}
