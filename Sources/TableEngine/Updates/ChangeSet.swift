/// The calls of one update, frozen: each kind sorted and without repetitions.
///
/// A reload remains a kind of its own: it replaces what is shown but remembers that the row or section is the same one.
/// Rules that need counts are checked by ``fault(before:after:)``.
package struct ChangeSet: Sendable {
    /// Sorted ranges of rows, not overlapping, with one animation each.
    package struct Rows: Hashable, Sendable {
        package var range: RowRange
        package var animation: AnimationToken
    }

    package struct Sections: Hashable, Sendable {
        package var range: Range<Int>
        package var animation: AnimationToken
    }

    package struct RowMove: Hashable, Sendable {
        package var from: RowIndex
        package var to: RowIndex
    }

    package struct SectionMove: Hashable, Sendable {
        package var from: Int
        package var to: Int
    }

    /// The calls in the order in which they were made, for messages.
    package let calls: [TableChange]

    package private(set) var deletedSections: [Sections] = []
    package private(set) var insertedSections: [Sections] = []
    package private(set) var reloadedSections: [Sections] = []
    /// Sorted by where they start.
    package private(set) var movedSections: [SectionMove] = []
    package private(set) var deletedRows: [Rows] = []
    package private(set) var insertedRows: [Rows] = []
    package private(set) var reloadedRows: [Rows] = []
    /// Sorted by where they start.
    package private(set) var movedRows: [RowMove] = []
    package private(set) var reconfiguredRows: [RowRange] = []

    /// What was deleted or inserted more than once. Reloading twice is allowed.
    package private(set) var repetitions = Repetitions()

    package struct Repetitions: Hashable, Sendable {
        package var deletedSections: [Int] = []
        package var insertedSections: [Int] = []
        package var deletedRows: [RowIndex] = []
        package var insertedRows: [RowIndex] = []

        package var isEmpty: Bool { self == Repetitions() }
    }

    /// - Complexity: O(n log n); O(n) if the calls are sorted
    package init(_ calls: [TableChange]) {
        self.calls = calls
        var reconfigured: [RowRange] = []
        for call in calls {
            switch call {
            case .deleteSections(let ranges, let token): deletedSections += Self.sections(ranges, token)
            case .insertSections(let ranges, let token): insertedSections += Self.sections(ranges, token)
            case .reloadSections(let ranges, let token): reloadedSections += Self.sections(ranges, token)
            case .moveSection(let from, let to): movedSections.append(SectionMove(from: from, to: to))
            case .deleteRows(let ranges, let token): Self.add(ranges, token, to: &deletedRows)
            case .insertRows(let ranges, let token): Self.add(ranges, token, to: &insertedRows)
            case .reloadRows(let ranges, let token): Self.add(ranges, token, to: &reloadedRows)
            case .moveRow(let from, let to): movedRows.append(RowMove(from: from, to: to))
            case .reconfigureRows(let ranges): reconfigured += ranges
            }
        }
        Self.normalise(&deletedSections) { repetitions.deletedSections.append(contentsOf: $0) }
        Self.normalise(&insertedSections) { repetitions.insertedSections.append(contentsOf: $0) }
        Self.normalise(&reloadedSections) { _ in }
        Self.normalise(&deletedRows) { repetitions.deletedRows.append(contentsOf: $0.indexes) }
        Self.normalise(&insertedRows) { repetitions.insertedRows.append(contentsOf: $0.indexes) }
        Self.normalise(&reloadedRows) { _ in }
        reconfiguredRows = RowRange.union(reconfigured)
        movedSections.sort { ($0.from, $0.to) < ($1.from, $1.to) }
        movedRows.sort { $0.from != $1.from ? $0.from < $1.from : $0.to < $1.to }
    }

    /// True for an update that changes no counts and no positions; it only measures heights again.
    package var isEmpty: Bool { calls.isEmpty }

    private static func sections(_ ranges: [Range<Int>], _ token: AnimationToken) -> [Sections] {
        ranges.lazy.filter { !$0.isEmpty }.map { Sections(range: $0, animation: token) }
    }

    private static func add(_ ranges: [RowRange], _ token: AnimationToken, to rows: inout [Rows]) {
        for range in ranges where !range.rows.isEmpty { rows.append(Rows(range: range, animation: token)) }
    }

    private static func normalise(_ items: inout [Sections], repeated: (Range<Int>) -> Void) {
        var rows = items.map { Rows(range: RowRange(section: 0, rows: $0.range), animation: $0.animation) }
        normalise(&rows) { (range: RowRange) in repeated(range.rows) }
        items = rows.map { Sections(range: $0.range.rows, animation: $0.animation) }
    }

    /// Sorts the ranges. The part that overlaps an earlier range is removed and reported; neighbors with one animation
    /// are joined.
    private static func normalise(_ items: inout [Rows], repeated: (RowRange) -> Void) {
        guard items.count > 1 else { return }
        if !zip(items, items.dropFirst()).allSatisfy({ $0.range.start <= $1.range.start }) {
            items.sort { $0.range.start < $1.range.start }
        }
        var kept: [Rows] = [items[0]]
        kept.reserveCapacity(items.count)
        for item in items.dropFirst() {
            let last = kept[kept.count - 1]
            var range = item.range
            if last.range.section == range.section {
                let end = last.range.rows.upperBound
                if range.rows.lowerBound < end {
                    let overlap = range.rows.lowerBound..<min(end, range.rows.upperBound)
                    repeated(RowRange(section: range.section, rows: overlap))
                    range.rows = overlap.upperBound..<range.rows.upperBound
                    if range.rows.isEmpty { continue }
                }
                if range.rows.lowerBound == end, last.animation == item.animation {
                    kept[kept.count - 1].range.rows = last.range.rows.lowerBound..<range.rows.upperBound
                    continue
                }
            }
            kept.append(Rows(range: range, animation: item.animation))
        }
        items = kept
    }
}
