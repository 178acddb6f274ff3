extension ChangeSet {
    /// The first of UIKit's rules that the update breaks; nil for an update that can be applied.
    ///
    /// Rules are checked in UIKit's order: deletions and reloads (range, then conflicts), insertions, moves, then the
    /// counts. Row changes in sections that are also deleted or inserted do not count; NSFetchedResultsController makes
    /// such calls.
    /// - Parameter indexPath: Returns the description of an index path in UIKit's texts.
    /// - Complexity: O(n log n) in the changed ranges and in the runs of both counts
    package func fault(
        before: SectionCounts, after: SectionCounts,
        indexPath: @escaping (RowIndex) -> String = { "{length = 2, path = \($0.section) - \($0.row)}" }
    ) -> UpdateFault? {
        let check = UpdateCheck(changes: self, before: before, after: after, indexPath: indexPath)
        if let reason = check.rangeFault ?? check.moveIntoReloadedFault {
            return UpdateFault(reason: reason, hint: UpdateHint(check: check).ofRange)
        }
        guard let imbalance = check.imbalance else { return nil }
        return UpdateFault(reason: check.countText, hint: UpdateHint(check: check).of(imbalance))
    }
}

/// The rules, in the order in which UIKit checks them. Texts are UIKit's; those marked unverified were never seen in a
/// report.
struct UpdateCheck {
    let changes: ChangeSet
    let before: SectionCounts
    let after: SectionCounts
    let indexPath: (RowIndex) -> String

    // MARK: Indexes

    var rangeFault: String? {
        deletedSectionFault ?? deletedRowFault ?? insertedSectionFault ?? insertedRowFault ?? movedSectionFault
            ?? movedRowFault ?? reconfiguredRowFault
    }

    private var deletedSectionFault: String? {
        let (deleted, reloaded) = (changes.deletedSections.map(\.range), changes.reloadedSections.map(\.range))
        for range in (deleted + reloaded).sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let section = outside(range, before.numberOfSections) {
                return
                    "attempt to delete section \(section), but there are only \(before.numberOfSections) sections before "
                    + "the update"
            }
        }
        if let section = firstCommon(deleted, reloaded) {
            // Unverified: UIKit's text for rows, applied to sections.
            return "attempt to delete and reload the same section (\(section))"
        }
        let moved = changes.movedSections.map { $0.from..<$0.from + 1 }
        if let section = firstCommon(deleted, moved) ?? firstCommon(reloaded, moved) {
            return "attempt to perform a delete and a move from the same section (\(section))"
        }
        return nil
    }

    private var deletedRowFault: String? {
        let (deleted, reloaded) = (changes.deletedRows.map(\.range), changes.reloadedRows.map(\.range))
        for range in (deleted + reloaded).sorted(by: { $0.start < $1.start }) {
            guard range.section >= 0, range.section < before.numberOfSections else {
                return
                    "attempt to delete row \(range.rows.lowerBound) from section \(range.section), but there are only "
                    + "\(before.numberOfSections) sections before the update"
            }
            if let row = outside(range.rows, before[range.section]) {
                return "attempt to delete row \(row) from section \(range.section) which only contains "
                    + "\(before[range.section]) rows before the update"
            }
        }
        if let row = firstCommon(deleted, reloaded) {
            return "attempt to delete and reload the same index path (\(indexPath(row)))"
        }
        let moved = changes.movedRows.map { RowRange($0.from) }
        if let row = firstCommon(deleted, moved) ?? firstCommon(reloaded, moved) {
            return "attempt to perform a delete and a move from the same index path (\(indexPath(row)))"
        }
        return nil
    }

    private var insertedSectionFault: String? {
        let inserted = changes.insertedSections.map(\.range)
        for range in inserted {
            if let section = outside(range, after.numberOfSections) {
                return
                    "attempt to insert section \(section) but there are only \(after.numberOfSections) sections after the "
                    + "update"
            }
        }
        let moved = changes.movedSections.map { $0.to..<$0.to + 1 }.sorted { $0.lowerBound < $1.lowerBound }
        return firstCommon(inserted, moved).map {
            "attempt to perform an insert and a move to the same section (\($0))"
        }
    }

    private var insertedRowFault: String? {
        let inserted = changes.insertedRows.map(\.range)
        for range in inserted {
            guard range.section >= 0, range.section < after.numberOfSections else {
                return
                    "attempt to insert row \(range.rows.lowerBound) into section \(range.section), but there are only "
                    + "\(after.numberOfSections) sections after the update"
            }
            if let row = outside(range.rows, after[range.section]) {
                return "attempt to insert row \(row) into section \(range.section), but there are only "
                    + "\(after[range.section]) rows in section \(range.section) after the update"
            }
        }
        let moved = changes.movedRows.map { RowRange($0.to) }.sorted { $0.start < $1.start }
        return firstCommon(inserted, moved).map {
            "attempt to perform an insert and a move to the same index path (\(indexPath($0)))"
        }
    }

    private var movedSectionFault: String? {
        for move in changes.movedSections {
            if outside(move.from..<move.from + 1, before.numberOfSections) != nil {
                return
                    "attempt to move section \(move.from), but there are only \(before.numberOfSections) sections before "
                    + "the update"
            }
            if outside(move.to..<move.to + 1, after.numberOfSections) != nil {
                return "attempt to move section \(move.from) to section \(move.to), but there are only "
                    + "\(after.numberOfSections) sections after the update"
            }
        }
        // Unverified texts, both.
        if let twice = firstRepeated(changes.movedSections.map(\.from)) {
            return "attempt to perform multiple moves from the same section (\(twice))"
        }
        if let twice = firstRepeated(changes.movedSections.map(\.to).sorted()) {
            return "attempt to perform multiple moves to the same section (\(twice))"
        }
        return nil
    }

    private var movedRowFault: String? {
        for move in changes.movedRows {
            if let fault = fault(ofMoveFrom: move.from) ?? fault(ofMove: move) { return fault }
        }
        // Unverified texts, both.
        if let twice = firstRepeated(changes.movedRows.map(\.from)) {
            return "attempt to perform multiple moves from the same index path (\(indexPath(twice)))"
        }
        if let twice = firstRepeated(changes.movedRows.map(\.to).sorted()) {
            return "attempt to perform multiple moves to the same index path (\(indexPath(twice)))"
        }
        return nil
    }

    private func fault(ofMoveFrom from: RowIndex) -> String? {
        guard from.section >= 0, from.section < before.numberOfSections else {
            return
                "attempt to move index path (\(indexPath(from))) from a section that does not exist - there are only "
                + "\(before.numberOfSections) sections before the update"
        }
        guard from.row >= 0, from.row < before[from.section] else {
            return "attempt to move index path (\(indexPath(from))) that does not exist - there are only "
                + "\(before[from.section]) rows in section \(from.section) before the update"
        }
        let gone = changes.deletedSections.map(\.range) + changes.reloadedSections.map(\.range)
        if gone.contains(where: { $0.contains(from.section) }) {
            return "cannot move a row from a deleted section (\(from.section))"
        }
        return nil
    }

    private func fault(ofMove move: ChangeSet.RowMove) -> String? {
        guard move.to.section >= 0, move.to.section < after.numberOfSections else {
            return
                "attempt to move index path (\(indexPath(move.from))) to index path (\(indexPath(move.to))) in a section "
                + "that does not exist - there are only \(after.numberOfSections) sections after the update"
        }
        guard move.to.row >= 0, move.to.row < after[move.to.section] else {
            return
                "attempt to move index path (\(indexPath(move.from))) to index path (\(indexPath(move.to))) that does not "
                + "exist - there are only \(after[move.to.section]) rows in section \(move.to.section) after the update"
        }
        if changes.insertedSections.contains(where: { $0.range.contains(move.to.section) }) {
            return "cannot move a row into a newly inserted section (\(move.to.section))"
        }
        return nil
    }

    /// UIKit's text is not known. // unverified
    private var reconfiguredRowFault: String? {
        for range in changes.reconfiguredRows {
            guard range.section >= 0, range.section < before.numberOfSections else {
                return
                    "attempt to reconfigure row \(range.rows.lowerBound) in section \(range.section), but there are only "
                    + "\(before.numberOfSections) sections before the update"
            }
            if let row = outside(range.rows, before[range.section]) {
                return "attempt to reconfigure row \(row) in section \(range.section) which only contains "
                    + "\(before[range.section]) rows before the update"
            }
        }
        return nil
    }

    /// A reloaded section counts as a deleted and an inserted one.
    var moveIntoReloadedFault: String? {
        guard sectionsAddUp, !changes.reloadedSections.isEmpty, !changes.movedRows.isEmpty else { return nil }
        let map = Reconciler(changes, before: before, after: after).sectionMap()
        let move = changes.movedRows.first {
            map.origin(of: SectionAfter($0.to.section))?.passage == .reloaded
        }
        return move.map { "cannot move a row into a newly inserted section (\($0.to.section))" }
    }

    // MARK: Ranges

    private func outside(_ range: Range<Int>, _ count: Int) -> Int? {
        if range.lowerBound < 0 { return range.lowerBound }
        return range.upperBound > count ? max(count, range.lowerBound) : nil
    }

    /// Both arrays are sorted.
    private func firstCommon(_ a: [Range<Int>], _ b: [Range<Int>]) -> Int? {
        let rows = { (range: Range<Int>) in RowRange(section: 0, rows: range) }
        return firstCommon(a.map(rows), b.map(rows))?.row
    }

    private func firstCommon(_ a: [RowRange], _ b: [RowRange]) -> RowIndex? {
        var (i, j) = (0, 0)
        while i < a.count, j < b.count {
            if a[i].section == b[j].section, a[i].rows.overlaps(b[j].rows) {
                return RowIndex(section: a[i].section, row: max(a[i].rows.lowerBound, b[j].rows.lowerBound))
            }
            if a[i].start < b[j].start { i += 1 } else { j += 1 }
        }
        return nil
    }

    private func firstRepeated<T: Equatable>(_ sorted: [T]) -> T? {
        zip(sorted, sorted.dropFirst()).first { $0 == $1 }?.0
    }
}
