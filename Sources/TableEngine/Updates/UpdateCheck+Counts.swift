/// A count of an update that does not add up.
enum Imbalance: Equatable {
    case sections
    /// The rows of a section that remains; its indexes before and after.
    case rows(before: Int, after: Int)
    /// Something is deleted or inserted twice.
    case repetition
}

/// The effect of the calls on the number of rows of one section. A reload counts as a deletion and an insertion, as in
/// UIKit.
struct RowTally: Equatable {
    var inserted = 0
    var deleted = 0
    var movedIn = 0
    var movedOut = 0

    var difference: Int { inserted - deleted + movedIn - movedOut }
}

extension UpdateCheck {
    var insertedSectionCount: Int {
        changes.insertedSections.reduce(0) { $0 + $1.range.count } + changes.repetitions.insertedSections.count
            + reloadedSectionCount
    }

    var deletedSectionCount: Int {
        changes.deletedSections.reduce(0) { $0 + $1.range.count } + changes.repetitions.deletedSections.count
            + reloadedSectionCount
    }

    private var reloadedSectionCount: Int { changes.reloadedSections.reduce(0) { $0 + $1.range.count } }

    var sectionsAddUp: Bool {
        after.numberOfSections == before.numberOfSections + insertedSectionCount - deletedSectionCount
    }

    /// The first wrong count, in the order of sections after the update.
    var imbalance: Imbalance? {
        guard sectionsAddUp else { return .sections }
        guard changes.repetitions.deletedSections.isEmpty, changes.repetitions.insertedSections.isEmpty else {
            return .repetition
        }
        let map = Reconciler(changes, before: before, after: after).sectionMap()
        let tallies = tallies(map)
        let tallied = tallies.keys.sorted()
        for piece in map.sectionsByAfter where piece.passage != .reloaded {
            if let offset = firstImbalance(in: piece, tallies, tallied) {
                return .rows(before: piece.before + offset, after: piece.after + offset)
            }
        }
        return changes.repetitions.isEmpty ? nil : .repetition
    }

    /// By section after the update; sections without row changes have no entry.
    func tallies(_ map: IndexMap) -> [Int: RowTally] {
        var tallies: [Int: RowTally] = [:]
        func add(before section: Int, _ change: (inout RowTally) -> Void) {
            if let place = map.after(SectionBefore(section)) { change(&tallies[place.index, default: RowTally()]) }
        }
        func add(after section: Int, _ change: (inout RowTally) -> Void) {
            if map.before(SectionAfter(section)) != nil { change(&tallies[section, default: RowTally()]) }
        }
        for item in changes.deletedRows { add(before: item.range.section) { $0.deleted += item.range.count } }
        for row in changes.repetitions.deletedRows { add(before: row.section) { $0.deleted += 1 } }
        for item in changes.reloadedRows {
            add(before: item.range.section) {
                $0.deleted += item.range.count
                $0.inserted += item.range.count
            }
        }
        for item in changes.insertedRows { add(after: item.range.section) { $0.inserted += item.range.count } }
        for row in changes.repetitions.insertedRows { add(after: row.section) { $0.inserted += 1 } }
        for move in changes.movedRows {
            add(before: move.from.section) { $0.movedOut += 1 }
            add(after: move.to.section) { $0.movedIn += 1 }
        }
        return tallies
    }

    private func firstImbalance(in piece: SectionPiece, _ tallies: [Int: RowTally], _ tallied: [Int]) -> Int? {
        var start = 0
        for section in tallied[tallied.partitionPoint { $0 >= piece.after }...] {
            let offset = section - piece.after
            guard offset < piece.count else { break }
            if let different = firstDifference(piece, start..<offset) { return different }
            if before[piece.before + offset] + tallies[section]!.difference != after[section] { return offset }
            start = offset + 1
        }
        return firstDifference(piece, start..<piece.count)
    }

    /// The first section of a part of a piece whose count changed.
    private func firstDifference(_ piece: SectionPiece, _ offsets: Range<Int>) -> Int? {
        guard !offsets.isEmpty else { return nil }
        let (lower, upper) = (offsets.lowerBound, offsets.upperBound)
        let sectionsBefore = piece.before + lower..<piece.before + upper
        let sectionsAfter = piece.after + lower..<piece.after + upper
        if let common = before.commonRows(in: sectionsBefore), common == after.commonRows(in: sectionsAfter) {
            return nil
        }
        let (a, b) = (before.runs(in: sectionsBefore), after.runs(in: sectionsAfter))
        var offset = lower
        for (x, y) in zip(a, b) {
            if x.rows != y.rows { return offset }
            offset += min(x.sections, y.sections)
            if x.sections != y.sections { return offset }
        }
        return nil
    }

    // MARK: Text

    /// The wording of iOS 16 and later.
    var countText: String {
        """
        Invalid batch updates detected: the number of sections and/or rows returned by the data source before and after \
        performing the batch updates are inconsistent with the updates.
        Data source before updates = \(Self.describe(before))
        Data source after updates = \(Self.describe(after))
        Updates = [
        \(lines.map { "\t\($0)" }.joined(separator: ",\n"))
        ]
        """
    }

    private static let longestList = 1000

    private static func describe(_ counts: SectionCounts) -> String {
        let total = counts.numberOfSections
        var rows: [String] = []
        counts.forEachRun(in: 0..<min(total, longestList)) {
            rows += Array(repeating: "\($0.rows)", count: $0.sections)
        }
        if total > longestList { rows.append("... (\(total - longestList) more)") }
        return "{ \(total) section\(total == 1 ? "" : "s") with row counts: [\(rows.joined(separator: ", "))] }"
    }

    private var lines: [String] {
        var lines: [String] = []
        for item in changes.reloadedSections {
            lines += item.range.lazy.flatMap { ["Delete section (\($0))", "Insert section (\($0))"] }
        }
        lines += sections("Delete", changes.deletedSections, changes.repetitions.deletedSections)
        lines += sections("Insert", changes.insertedSections, changes.repetitions.insertedSections)
        lines += changes.movedSections.map { "Move section (\($0.from)) to (\($0.to))" }
        lines += rows("Delete", changes.deletedRows + changes.reloadedRows, changes.repetitions.deletedRows)
        lines += rows("Insert", changes.insertedRows + changes.reloadedRows, changes.repetitions.insertedRows)
        lines += changes.movedRows.map {
            "Move row (\($0.from.section) - \($0.from.row)) to (\($0.to.section) - \($0.to.row))"
        }
        guard lines.count > Self.longestList else { return lines }
        return lines.prefix(Self.longestList) + ["... (\(lines.count - Self.longestList) more)"]
    }

    private func sections(_ verb: String, _ items: [ChangeSet.Sections], _ repeated: [Int]) -> [String] {
        (items.flatMap { Array($0.range) } + repeated).sorted().map { "\(verb) section (\($0))" }
    }

    private func rows(_ verb: String, _ items: [ChangeSet.Rows], _ repeated: [RowIndex]) -> [String] {
        (items.flatMap { Array($0.range.indexes) } + repeated).sorted().map {
            "\(verb) row (\($0.section) - \($0.row))"
        }
    }
}
