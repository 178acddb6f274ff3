/// Compares two snapshots that need not share anything.
struct FreshDiff {
    private(set) var diff = SnapshotDiff()

    private let oldShape: SnapshotShape
    private let newShape: SnapshotShape
    private var sections: IdentifierMatch
    private var items: IdentifierMatch

    init<S, I>(from old: Snapshot<S, I>, to new: Snapshot<S, I>) {
        let old = old.flat
        let new = new.flat
        oldShape = old.order.shape
        newShape = new.order.shape
        sections = IdentifierMatch(old: oldShape.sections, new: newShape.sections)
        items = IdentifierMatch(old: oldShape.items, new: newShape.items)
        sections.match(
            old.sectionIDs.table, 0..<oldShape.sections, new.sectionIDs.table, 0..<newShape.sections)
        for section in 0..<newShape.sections {
            let before = Int(sections.before[section])
            items.match(
                old.itemIDs.table, before < 0 ? 0..<0 : oldShape.items(of: before), new.itemIDs.table,
                newShape.items(of: section))
        }
        listSections()
        listDeletedRows()
        for section in 0..<newShape.sections where sections.before[section] >= 0 { listRows(of: section) }
        diff.movedRows.sort { $0.after < $1.after }
        listMarks(of: new)
    }

    // MARK: Sections

    private mutating func listSections() {
        diff.deletedSections = sections.after.indices.filter { sections.after[$0] < 0 }
        diff.insertedSections = sections.before.indices.filter { sections.before[$0] < 0 }
        let stayed = sections.before.indices.filter { sections.before[$0] >= 0 }
        let kept = longestIncreasing(ContiguousArray(stayed.map { sections.before[$0] }))
        for (section, isKept) in zip(stayed, kept) where !isKept {
            diff.movedSections.append(.init(before: Int(sections.before[section]), after: section))
        }
    }

    // MARK: Rows

    /// Lists deleted rows of sections that are in both snapshots, including rows that moved to an inserted section.
    private mutating func listDeletedRows() {
        for section in 0..<oldShape.sections where sections.after[section] >= 0 {
            let slots = oldShape.items(of: section)
            let newSlots = newShape.items(of: Int(sections.after[section]))
            for slot in slots {
                let after = Int(items.after[slot])
                if after >= newSlots.lowerBound, after < newSlots.upperBound { continue }
                if after >= 0, sections.before[newShape.section(ofItem: after)] >= 0 { continue }
                diff.deletedRows.append(RowIndex(section: section, row: slot - slots.lowerBound))
            }
        }
    }

    /// Lists the inserted and moved rows of a section that is in both snapshots.
    private mutating func listRows(of section: Int) {
        let slots = newShape.items(of: section)
        let oldSlots = oldShape.items(of: Int(sections.before[section]))
        var last: Int32 = -1
        var isInOrder = true
        for slot in slots {
            let before = items.before[slot]
            if before >= oldSlots.lowerBound, before < oldSlots.upperBound {
                if before < last { isInOrder = false }
                last = before
                continue
            }
            let row = RowIndex(section: section, row: slot - slots.lowerBound)
            guard before >= 0 else {
                diff.insertedRows.append(row)
                continue
            }
            let source = oldShape.row(ofItem: Int(before))
            if sections.after[source.section] >= 0 {
                diff.movedRows.append(.init(before: source, after: row))
            } else {
                diff.insertedRows.append(row)
            }
        }
        if !isInOrder { listMoves(within: section, slots, oldSlots) }
    }

    private mutating func listMoves(within section: Int, _ slots: Range<Int>, _ oldSlots: Range<Int>) {
        let stayed = slots.filter { items.before[$0] >= oldSlots.lowerBound && items.before[$0] < oldSlots.upperBound }
        let kept = longestIncreasing(ContiguousArray(stayed.map { items.before[$0] }))
        let old = Int(sections.before[section])
        for (slot, isKept) in zip(stayed, kept) where !isKept {
            diff.movedRows.append(
                .init(
                    before: RowIndex(section: old, row: Int(items.before[slot]) - oldSlots.lowerBound),
                    after: RowIndex(section: section, row: slot - slots.lowerBound)))
        }
    }

    // MARK: Marks

    private mutating func listMarks<S, I>(of new: Snapshot<S, I>) {
        for section in new.reloadedSections?.marks ?? [] where sections.before[section] >= 0 {
            diff.reloadedSections.append(.init(before: Int(sections.before[section]), after: section))
        }
        diff.reloadedRows = (new.reloadedItems?.marks ?? []).compactMap { rowPair(ofItem: $0) }
        diff.reconfiguredRows = (new.reconfiguredItems?.marks ?? []).compactMap { rowPair(ofItem: $0) }
    }

    /// Nil for rows that are inserted or deleted together with their section.
    private func rowPair(ofItem slot: Int) -> SnapshotDiff.RowPair? {
        guard items.before[slot] >= 0 else { return nil }
        let before = oldShape.row(ofItem: Int(items.before[slot]))
        let after = newShape.row(ofItem: slot)
        guard sections.after[before.section] >= 0, sections.before[after.section] >= 0 else { return nil }
        return .init(before: before, after: after)
    }
}

extension Snapshot {
    /// This snapshot with all contents in tables.
    /// - Complexity: O(n) unless it is flat already
    var flat: Snapshot {
        var copy = self
        if !isFlat { copy.rebase() }
        return copy
    }
}

extension SnapshotShape {
    func row(ofItem slot: Int) -> RowIndex {
        let section = section(ofItem: slot)
        return RowIndex(section: section, row: slot - items(of: section).lowerBound)
    }
}
