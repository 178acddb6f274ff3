import TableEngine
import Testing
import UpdateModels

/// Random calls, most of them wrong, in tables so small that some are right.
@Suite struct UpdateCheckFuzzTests {
    @Test func whatIsRefusedIsWhatTheRulesForbid() {
        var allowed = 0
        for iteration in 0..<FuzzSettings.iterations * 100 {
            let seed = FuzzSettings.seed &+ UInt64(iteration)
            var generator = SeededGenerator(seed: seed)
            let before = Self.counts(using: &generator)
            let after = Self.counts(using: &generator)
            let calls = (0..<Int.random(in: 0...4, using: &generator)).map { _ in Self.call(using: &generator) }
            let changes = ChangeSet(calls)
            let fault = changes.fault(before: SectionCounts(before), after: SectionCounts(after))
            let isAllowed = ReferenceCheck(calls).allows(before: before, after: after)
            guard (fault == nil) == isAllowed else {
                Issue.record("SEED=\(seed): \(calls), \(before) -> \(after): \(fault?.reason ?? "passes")")
                return
            }
            guard isAllowed else { continue }
            allowed += 1
            let plan = Reconciler(changes, before: SectionCounts(before), after: SectionCounts(after)).plan()
            if let fault = plan.map.brokenInvariant {
                Issue.record("SEED=\(seed): \(calls), \(before) -> \(after): \(fault)")
                return
            }
        }
        #expect(allowed > FuzzSettings.iterations)
    }

    private static func counts(using generator: inout SeededGenerator) -> [Int] {
        (0..<Int.random(in: 0...3, using: &generator)).map { _ in Int.random(in: 0...2, using: &generator) }
    }

    private static func call(using generator: inout SeededGenerator) -> TableChange {
        func number() -> Int { Int.random(in: 0...2, using: &generator) }
        func row() -> RowIndex { RowIndex(section: number(), row: number()) }
        switch Int.random(in: 0..<8, using: &generator) {
        case 0:
            let section = number()
            return .deleteSections([section..<section + 1])
        case 1:
            let section = number()
            return .insertSections([section..<section + 1])
        case 2:
            let section = number()
            return .reloadSections([section..<section + 1])
        case 3: return .moveSection(from: number(), to: number())
        case 4: return .deleteRows([RowRange(row())])
        case 5: return .insertRows([RowRange(row())])
        case 6: return .reloadRows([RowRange(row())])
        default: return .moveRow(from: row(), to: row())
        }
    }
}
