extension SnapshotDiff {
    /// The difference as the calls of one table update. A table update cannot express a row that moves while its
    /// section is exchanged, or a row that moves and is reloaded: these rows are deleted and inserted.
    package func changeSet(animation: AnimationToken = AnimationToken()) -> ChangeSet {
        ChangeSet(sectionChanges(animation) + rowChanges(animation))
    }

    private func sectionChanges(_ animation: AnimationToken) -> [TableChange] {
        let reloaded = Set(reloadedSections)
        let moved = movedSections.filter { !reloaded.contains($0) }
        let exchanged = movedSections.filter { reloaded.contains($0) }
        let inPlace = reloaded.subtracting(exchanged)
        var changes: [TableChange] = []
        let deleted = (deletedSections + exchanged.map(\.before)).sorted()
        let inserted = (insertedSections + exchanged.map(\.after)).sorted()
        if !deleted.isEmpty { changes.append(.deleteSections(Self.ranges(deleted), animation)) }
        if !inserted.isEmpty { changes.append(.insertSections(Self.ranges(inserted), animation)) }
        if !inPlace.isEmpty {
            changes.append(.reloadSections(Self.ranges(inPlace.map(\.before).sorted()), animation))
        }
        return changes + moved.map { .moveSection(from: $0.before, to: $0.after) }
    }

    private func rowChanges(_ animation: AnimationToken) -> [TableChange] {
        let goneSections = Set(reloadedSections.map(\.before))
        let newSections = Set(reloadedSections.map(\.after))
        let reloaded = Set(reloadedRows)
        var deleted = deletedRows.filter { !goneSections.contains($0.section) }
        var inserted = insertedRows.filter { !newSections.contains($0.section) }
        var moves: [TableChange] = []
        var exchanged = Set<RowPair>()
        for move in movedRows {
            let (isGone, isNew) = (
                goneSections.contains(move.before.section), newSections.contains(move.after.section)
            )
            if isGone || isNew || reloaded.contains(move) {
                if !isGone { deleted.append(move.before) }
                if !isNew { inserted.append(move.after) }
                exchanged.insert(move)
            } else {
                moves.append(.moveRow(from: move.before, to: move.after))
            }
        }
        func inPlace(_ rows: [RowPair]) -> [RowIndex] {
            rows.filter { !exchanged.contains($0) && !goneSections.contains($0.before.section) }.map(\.before)
        }
        var changes: [TableChange] = []
        if !deleted.isEmpty { changes.append(.deleteRows(RowRange.union(deleted), animation)) }
        if !inserted.isEmpty { changes.append(.insertRows(RowRange.union(inserted), animation)) }
        if !reloaded.isEmpty { changes.append(.reloadRows(RowRange.union(inPlace(reloadedRows)), animation)) }
        let reconfigured = inPlace(reconfiguredRows.filter { !reloaded.contains($0) })
        if !reconfigured.isEmpty { changes.append(.reconfigureRows(RowRange.union(reconfigured))) }
        return changes + moves
    }

    /// The ranges of sorted numbers, each number once.
    private static func ranges(_ numbers: [Int]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        for number in numbers {
            if let last = ranges.last, last.upperBound == number {
                ranges[ranges.count - 1] = last.lowerBound..<number + 1
            } else {
                ranges.append(number..<number + 1)
            }
        }
        return ranges
    }
}

extension Snapshot {
    /// The number of items of each section.
    /// - Complexity: O(sections)
    package var counts: SectionCounts {
        var runs: [CountRun] = []
        order.forEachCount { rows in
            let run = CountRun(sections: 1, rows: rows)
            if runs.isEmpty || !runs[runs.count - 1].absorb(run) { runs.append(run) }
        }
        return SectionCounts(runs: runs)
    }
}
