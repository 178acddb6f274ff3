@testable import TableEngine

/// Sections of items as plain arrays: what a ``Snapshot`` is compared with.
struct ReferenceSnapshot: Equatable {
    struct Section: Equatable {
        var id: Int
        var items: [Int]
    }

    var sections: [Section] = []

    var items: [Int] { sections.flatMap(\.items) }

    func row(of item: Int) -> RowIndex? {
        for (number, section) in sections.enumerated() {
            if let row = section.items.firstIndex(of: item) { return RowIndex(section: number, row: row) }
        }
        return nil
    }

    mutating func remove(_ items: [Int]) {
        for index in sections.indices { sections[index].items.removeAll { items.contains($0) } }
    }

    /// The first thing that the snapshot answers otherwise, nil when there is none.
    func difference(to snapshot: Snapshot<Int, Int>) -> String? {
        if let fault = snapshot.brokenInvariant { return fault }
        if snapshot.sectionIdentifiers != sections.map(\.id) { return "sections \(snapshot.sectionIdentifiers)" }
        if snapshot.itemIdentifiers != items { return "items \(snapshot.itemIdentifiers), not \(items)" }
        if snapshot.numberOfItems != items.count { return "\(snapshot.numberOfItems) items, not \(items.count)" }
        if snapshot.counts != SectionCounts(sections.map(\.items.count)) { return "counts \(snapshot.counts)" }
        var ordinal = 0
        for (number, section) in sections.enumerated() {
            if snapshot.indexOfSection(section.id) != number { return "section \(section.id) is not at \(number)" }
            if snapshot.sectionIdentifier(at: number) != section.id { return "at \(number) is not \(section.id)" }
            if (try? snapshot.itemIdentifiers(inSection: section.id)) != section.items { return "items of \(section)" }
            if snapshot.numberOfItems(inSectionAt: number) != section.items.count { return "count of \(section)" }
            for (row, item) in section.items.enumerated() {
                let place = RowIndex(section: number, row: row)
                if snapshot.row(ofItem: item) != place { return "\(item) is not at \(place)" }
                if snapshot.itemIdentifier(at: place) != item { return "at \(place) is not \(item)" }
                if snapshot.indexOfItem(item) != ordinal { return "\(item) is not number \(ordinal)" }
                if snapshot.sectionIdentifier(containingItem: item) != section.id { return "\(item) not in \(section)" }
                ordinal += 1
            }
        }
        let gone = Set(0..<SnapshotOperation.universe).subtracting(items)
        for item in gone where snapshot.row(ofItem: item) != nil { return "\(item) is still there" }
        return nil
    }
}

extension SnapshotDiff {
    /// What is wrong with the difference between the two, nil if nothing: applied to the old one it must give the new one.
    func fault(from old: ReferenceSnapshot, to new: ReferenceSnapshot) -> String? {
        let lists = [deletedRows, insertedRows, movedRows.map(\.after)]
        if lists.contains(where: { $0 != $0.sorted() }) { return "unsorted: \(self)" }
        var sections = [Int?](repeating: nil, count: new.sections.count)
        for move in movedSections { sections[move.after] = move.before }
        let gone = Set(deletedSections + movedSections.map(\.before))
        let taken = Set(insertedSections + movedSections.map(\.after))
        let stayed = old.sections.indices.filter { !gone.contains($0) }
        let free = new.sections.indices.filter { !taken.contains($0) }
        guard stayed.count == free.count else { return "\(stayed.count) sections for \(free.count) places: \(self)" }
        for (before, after) in zip(stayed, free) { sections[after] = before }
        for (after, before) in sections.enumerated() {
            guard let before else { continue }
            if old.sections[before].id != new.sections[after].id { return "section \(after) is wrong: \(self)" }
            if let fault = rowFault(old, before, new, after) { return fault }
        }
        return nil
    }

    /// The same for a table: its rules accept the changes, and its index map leads from each kept item to itself.
    func tableFault(from old: ReferenceSnapshot, to new: ReferenceSnapshot) -> String? {
        let changes = changeSet()
        let counts = (
            before: SectionCounts(old.sections.map(\.items.count)),
            after: SectionCounts(new.sections.map(\.items.count))
        )
        if let fault = changes.fault(before: counts.before, after: counts.after) { return "\(fault.reason): \(self)" }
        let map = Reconciler(changes, before: counts.before, after: counts.after).plan().map
        for item in old.items {
            guard let before = old.row(of: item), let after = map.after(RowBefore(before)) else { continue }
            if after.index != new.row(of: item) { return "\(item) is led to \(after): \(self)" }
        }
        return nil
    }

    private func rowFault(_ old: ReferenceSnapshot, _ before: Int, _ new: ReferenceSnapshot, _ after: Int) -> String? {
        var rows = [Int?](repeating: nil, count: new.sections[after].items.count)
        for row in insertedRows where row.section == after { rows[row.row] = new.sections[after].items[row.row] }
        for move in movedRows where move.after.section == after {
            rows[move.after.row] = old.sections[move.before.section].items[move.before.row]
        }
        let gone = Set((deletedRows + movedRows.map(\.before)).filter { $0.section == before }.map(\.row))
        let stayed = old.sections[before].items.indices.filter { !gone.contains($0) }
        let free = rows.indices.filter { rows[$0] == nil }
        guard stayed.count == free.count else { return "\(stayed.count) rows for \(free.count) places: \(self)" }
        for (source, place) in zip(stayed, free) { rows[place] = old.sections[before].items[source] }
        return rows == new.sections[after].items ? nil : "section \(after) has \(rows): \(self)"
    }

    /// The least number of moves that lead from one to the other, found by brute force, given that equal sections and items
    /// are kept.
    static func leastMoves(from old: ReferenceSnapshot, to new: ReferenceSnapshot) -> (sections: Int, rows: Int) {
        let before = Dictionary(uniqueKeysWithValues: old.sections.enumerated().map { ($1.id, $0) })
        let kept = new.sections.compactMap { before[$0.id] }
        var rows = 0
        for section in new.sections {
            guard let source = before[section.id] else { continue }
            let places = section.items.compactMap { old.sections[source].items.firstIndex(of: $0) }
            rows += places.count - longest(places)
            rows += section.items.count { item in
                guard let place = old.row(of: item), place.section != source else { return false }
                return new.sections.contains { $0.id == old.sections[place.section].id }
            }
        }
        return (kept.count - longest(kept), rows)
    }

    private static func longest(_ values: [Int]) -> Int {
        var lengths: [Int] = []
        for (index, value) in values.enumerated() {
            lengths.append(1 + ((0..<index).filter { values[$0] < value }.map { lengths[$0] }.max() ?? 0))
        }
        return lengths.max() ?? 0
    }
}
