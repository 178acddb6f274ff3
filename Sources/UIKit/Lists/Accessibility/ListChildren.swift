internal import TableEngine

/// The order of a list's children: what is above the sections, then each section with its header, rows and footer, then
/// the rest. No row needs memory.
@MainActor
struct ListChildren {
    let before: [NSObject]
    let after: [NSObject]
    let counts: SectionCounts
    private let bands: BandPresence

    enum Child {
        case object(NSObject)
        case part(ListPart)
    }

    init(of list: any AccessibleList) {
        let rows = list.accessibleRows
        bands = rows.bands
        before = list.objectsBefore
        after = list.objectsAfter
        // Asked last, because the other questions may have changed them.
        counts = list.accessibleCounts
    }

    private var countOfParts: Int { counts.numberOfRows + bands.count(before: counts.numberOfSections) }

    var count: Int { before.count + countOfParts + after.count }

    /// - Complexity: O(log sections * log runs)
    subscript(index: Int) -> Child? {
        guard index >= 0 else { return nil }
        if index < before.count { return .object(before[index]) }
        let place = index - before.count
        guard place < countOfParts else {
            let rest = place - countOfParts
            return after.indices.contains(rest) ? .object(after[rest]) : nil
        }
        // The last section that begins at this place or before it.
        var (low, high) = (0, counts.numberOfSections - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if start(of: middle) <= place { low = middle } else { high = middle - 1 }
        }
        return .part(part(in: low, at: place - start(of: low)))
    }

    private func part(in section: Int, at place: Int) -> ListPart {
        let header = bands.has(.header, in: section) ? 1 : 0
        if place < header { return .band(.header, section) }
        let row = place - header
        return row < counts[section] ? .row(RowIndex(section: section, row: row)) : .band(.footer, section)
    }

    /// The number of parts before a section.
    private func start(of section: Int) -> Int { counts.rows(before: section) + bands.count(before: section) }

    /// Returns nil for a part that does not exist.
    func index(of part: ListPart) -> Int? {
        switch part {
        case .row(let row):
            guard counts.contains(row) else { return nil }
            return before.count + start(of: row.section) + (bands.has(.header, in: row.section) ? 1 : 0) + row.row
        case .band(let band, let section):
            guard section < counts.numberOfSections, bands.has(band, in: section) else { return nil }
            let start = before.count + start(of: section)
            if band == .header { return start }
            return start + (bands.has(.header, in: section) ? 1 : 0) + counts[section]
        }
    }

    func index(of object: NSObject) -> Int? {
        if let found = before.firstIndex(where: { $0 === object }) { return found }
        return after.firstIndex { $0 === object }.map { before.count + countOfParts + $0 }
    }
}
