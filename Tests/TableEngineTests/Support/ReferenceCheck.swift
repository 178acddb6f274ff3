import TableEngine

/// Whether a table may make an update, said once more with sets and plain arrays.
struct ReferenceCheck {
    private var deletedSections: [Int] = []
    private var insertedSections: [Int] = []
    private var reloadedSections: Set<Int> = []
    private var movedSections: [(from: Int, to: Int)] = []
    private var deletedRows: [RowIndex] = []
    private var insertedRows: [RowIndex] = []
    private var reloadedRows: Set<RowIndex> = []
    private var movedRows: [(from: RowIndex, to: RowIndex)] = []

    init(_ calls: [TableChange]) {
        for call in calls {
            switch call {
            case .deleteSections(let ranges, _): deletedSections += ranges.flatMap { Array($0) }
            case .insertSections(let ranges, _): insertedSections += ranges.flatMap { Array($0) }
            case .reloadSections(let ranges, _): reloadedSections.formUnion(ranges.flatMap { Array($0) })
            case .moveSection(let from, let to): movedSections.append((from, to))
            case .deleteRows(let ranges, _): deletedRows += ranges.flatMap { Array($0.indexes) }
            case .insertRows(let ranges, _): insertedRows += ranges.flatMap { Array($0.indexes) }
            case .reloadRows(let ranges, _): reloadedRows.formUnion(ranges.flatMap { Array($0.indexes) })
            case .moveRow(let from, let to): movedRows.append((from, to))
            case .reconfigureRows: break
            }
        }
    }

    func allows(before: [Int], after: [Int]) -> Bool {
        guard indexesExist(before, after), callsAgree, let origins = origins(before.count, after.count) else {
            return false
        }
        let kept = Set(origins.compactMap { $0 }).subtracting(reloadedSections)
        guard movedRows.allSatisfy({ kept.contains($0.from.section) && kept.contains(origins[$0.to.section] ?? -1) })
        else { return false }
        for (section, origin) in origins.enumerated() {
            guard let origin, kept.contains(origin) else { continue }
            let lost = deletedRows.count { $0.section == origin } + movedRows.count { $0.from.section == origin }
            let won = insertedRows.count { $0.section == section } + movedRows.count { $0.to.section == section }
            if before[origin] - lost + won != after[section] { return false }
        }
        return true
    }

    private func indexesExist(_ before: [Int], _ after: [Int]) -> Bool {
        func has(_ counts: [Int], _ row: RowIndex) -> Bool {
            counts.indices.contains(row.section) && row.row >= 0 && row.row < counts[row.section]
        }
        return deletedSections.allSatisfy(before.indices.contains)
            && reloadedSections.allSatisfy(before.indices.contains)
            && insertedSections.allSatisfy(after.indices.contains)
            && movedSections.allSatisfy { before.indices.contains($0.from) && after.indices.contains($0.to) }
            && deletedRows.allSatisfy { has(before, $0) } && reloadedRows.allSatisfy { has(before, $0) }
            && insertedRows.allSatisfy { has(after, $0) }
            && movedRows.allSatisfy { has(before, $0.from) && has(after, $0.to) }
    }

    /// No section and no row leaves twice, and no place is taken twice.
    private var callsAgree: Bool {
        func differ<T: Hashable>(_ items: [T]) -> Bool { Set(items).count == items.count }
        return differ(deletedSections + Array(reloadedSections) + movedSections.map(\.from))
            && differ(insertedSections + movedSections.map(\.to))
            && differ(deletedRows + Array(reloadedRows) + movedRows.map(\.from))
            && differ(insertedRows + movedRows.map(\.to))
    }

    /// Where each section of after was; nil inside for new ones. Nil when the numbers do not add up.
    private func origins(_ before: Int, _ after: Int) -> [Int?]? {
        let leaving = Set(deletedSections + movedSections.map(\.from))
        var staying = (0..<before).filter { !leaving.contains($0) }[...]
        let comers = Dictionary(uniqueKeysWithValues: movedSections.map { ($0.to, $0.from) })
        var origins: [Int?] = []
        for section in 0..<after {
            if insertedSections.contains(section) {
                origins.append(nil)
            } else if let from = comers[section] {
                origins.append(from)
            } else if let next = staying.popFirst() {
                origins.append(next)
            } else {
                return nil
            }
        }
        return staying.isEmpty ? origins : nil
    }
}
