/// Our explanation of a broken rule: the section, the calls of this update, the counts, and the likely cause.
struct UpdateHint {
    let check: UpdateCheck

    private var changes: ChangeSet { check.changes }

    /// An index is out of range or conflicts with another call.
    var ofRange: String {
        "\(calls) Sections and rows: \(counts). Deletions, reloads and starts of moves count in the table of before the "
            + "update, insertions and ends of moves in the one after it."
    }

    func of(_ imbalance: Imbalance) -> String {
        switch imbalance {
        case .sections: "\(classicSections) \(calls) \(cause)"
        case .rows(let before, let after): "\(classicRows(before, after)) \(calls) \(cause)"
        case .repetition: "\(repetitions) \(calls)"
        }
    }

    // MARK: UIKit's older sentences

    private var classicSections: String {
        "Invalid update: invalid number of sections. The number of sections contained in the table view after the update "
            + "(\(check.after.numberOfSections)) must be equal to the number of sections contained in the table view before the "
            + "update (\(check.before.numberOfSections)), plus or minus the number of sections inserted or deleted "
            + "(\(check.insertedSectionCount) inserted, \(check.deletedSectionCount) deleted)."
    }

    private func classicRows(_ before: Int, _ after: Int) -> String {
        let map = Reconciler(changes, before: check.before, after: check.after).sectionMap()
        let tally = check.tallies(map)[after] ?? RowTally()
        return
            "Invalid update: invalid number of rows in section \(after). The number of rows contained in an existing section "
            + "after the update (\(check.after[after])) must be equal to the number of rows contained in that section before "
            + "the update (\(check.before[before])), plus or minus the number of rows inserted or deleted from that section "
            + "(\(tally.inserted) inserted, \(tally.deleted) deleted) and plus or minus the number of rows moved into or out of "
            + "that section (\(tally.movedIn) moved in, \(tally.movedOut) moved out)."
    }

    // MARK: Ours

    private var counts: String {
        "\(check.before.numberOfSections) and \(check.before.numberOfRows) before, \(check.after.numberOfSections) and "
            + "\(check.after.numberOfRows) after"
    }

    private var calls: String {
        guard !changes.calls.isEmpty else { return "This update made no calls." }
        let shown = changes.calls.prefix(8).map(Self.describe)
        let more = changes.calls.count > shown.count ? ", and \(changes.calls.count - shown.count) more" : ""
        return "This update called \(shown.joined(separator: ", "))\(more)."
    }

    private var cause: String {
        if changes.calls.isEmpty {
            return "The data changed before, and the table was not told: call reloadData() where the data changes."
        }
        if check.after == check.before {
            return
                "The data source gives the same counts as before: change the data first, or inside performBatchUpdates."
        }
        if check.changes.repetitions != ChangeSet.Repetitions() { return repetitions }
        return
            "Change the data and tell the table of every change in the same update; the counts of before are those of the "
            + "table's last reload or update."
    }

    private var repetitions: String {
        let told = changes.repetitions
        var parts = told.deletedRows.prefix(3).map { "Row \($0) is deleted twice." }
        parts += told.insertedRows.prefix(3).map { "Row \($0) is inserted twice." }
        parts += told.deletedSections.prefix(3).map { "Section \($0) is deleted twice." }
        parts += told.insertedSections.prefix(3).map { "Section \($0) is inserted twice." }
        return parts.joined(separator: " ")
    }

    private static func describe(_ change: TableChange) -> String {
        switch change {
        case .deleteSections(let ranges, _): "deleteSections(\(list(ranges)))"
        case .insertSections(let ranges, _): "insertSections(\(list(ranges)))"
        case .reloadSections(let ranges, _): "reloadSections(\(list(ranges)))"
        case .moveSection(let from, let to): "moveSection(\(from), toSection: \(to))"
        case .deleteRows(let ranges, _): "deleteRows(\(list(ranges)))"
        case .insertRows(let ranges, _): "insertRows(\(list(ranges)))"
        case .reloadRows(let ranges, _): "reloadRows(\(list(ranges)))"
        case .moveRow(let from, let to): "moveRow(\(from), to: \(to))"
        case .reconfigureRows(let ranges): "reconfigureRows(\(list(ranges)))"
        }
    }

    private static func list(_ ranges: [Range<Int>]) -> String {
        list(ranges, count: ranges.reduce(0) { $0 + $1.count }) { $0.count == 1 ? "\($0.lowerBound)" : "\($0)" }
    }

    private static func list(_ ranges: [RowRange]) -> String {
        list(ranges, count: ranges.reduce(0) { $0 + $1.count }) { $0.description }
    }

    private static func list<T>(_ ranges: [T], count: Int, _ describe: (T) -> String) -> String {
        let shown = ranges.prefix(5).map(describe).joined(separator: ", ")
        return ranges.count > 5 ? "\(shown), ... \(count) in all" : shown
    }
}
