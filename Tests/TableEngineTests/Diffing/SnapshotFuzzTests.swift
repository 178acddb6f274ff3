import Testing
import UpdateModels

@testable import TableEngine

/// Random edits, replayed on plain arrays. `SEED=7 ITERATIONS=1` repeats one run; a failure prints a test to paste.
@Suite struct SnapshotFuzzTests {
    /// Node sizes and limits so small that trees get deep and tables are made anew often; with the large limit never.
    @Test(arguments: [(4, 3), (5, 40), (32, 1000)])
    func randomEditsGiveWhatPlainArraysGive(nodeCapacity: Int, leastEdits: Int) {
        for iteration in 0..<max(1, FuzzSettings.iterations / 4) {
            let seed = FuzzSettings.seed &+ UInt64(iteration)
            var generator = SeededGenerator(seed: seed)
            let operations = (0..<50).map { _ in SnapshotOperation.random(using: &generator) }
            guard let fault = Self.fault(operations, nodeCapacity: nodeCapacity, leastEdits: leastEdits) else {
                continue
            }
            let shrunk = TableGeometryFuzzTests.shrink(operations) {
                Self.fault($0, nodeCapacity: nodeCapacity, leastEdits: leastEdits) != nil
            }
            Issue.record("SEED=\(seed), \(fault)\n\(Self.pasteable(shrunk, nodeCapacity, leastEdits))")
            return
        }
    }

    /// Every state is kept and must stay as it is; each new one is compared with one before it, in both directions.
    static func fault(_ operations: [SnapshotOperation], nodeCapacity: Int, leastEdits: Int) -> String? {
        var snapshot = Snapshot<Int, Int>(nodeCapacity: nodeCapacity, leastEdits: leastEdits)
        var reference = ReferenceSnapshot()
        var states = [(snapshot, reference)]
        var generator = SeededGenerator(seed: UInt64(operations.count))
        for (step, operation) in operations.enumerated() {
            do {
                try operation.apply(to: &snapshot, and: &reference)
            } catch {
                return "step \(step), \(operation): \(error)"
            }
            if let fault = reference.difference(to: snapshot) { return "step \(step), \(operation): \(fault)" }
            states.append((snapshot, reference))
            let (old, oldReference) = states[
                states.count - 1 - Int.random(in: 0..<min(states.count, 6), using: &generator)]
            if let fault = oldReference.difference(to: old) {
                return "step \(step), \(operation) changed a copy: \(fault)"
            }
            if let fault = diffFault(old, oldReference, snapshot, reference)
                ?? diffFault(snapshot, reference, old, oldReference)
            {
                return "step \(step), \(operation): \(fault)"
            }
        }
        return nil
    }

    private static func diffFault(
        _ old: Snapshot<Int, Int>, _ oldReference: ReferenceSnapshot, _ new: Snapshot<Int, Int>,
        _ newReference: ReferenceSnapshot
    ) -> String? {
        let fresh = FreshDiff(from: old, to: new).diff
        if let fault = fresh.fault(from: oldReference, to: newReference)
            ?? fresh.tableFault(from: oldReference, to: newReference)
        {
            return "fresh: \(fault)"
        }
        let least = SnapshotDiff.leastMoves(from: oldReference, to: newReference)
        if fresh.movedSections.count != least.sections || fresh.movedRows.count != least.rows {
            return "fresh: \(least) moves would do: \(fresh)"
        }
        guard let derived = DerivedDiff(from: old, to: new)?.diff else { return nil }
        if let fault = derived.fault(from: oldReference, to: newReference)
            ?? derived.tableFault(from: oldReference, to: newReference)
        {
            return "derived: \(fault)"
        }
        if derived.deletedRows.count < fresh.deletedRows.count || derived.deletedSections != fresh.deletedSections
            || derived.insertedSections != fresh.insertedSections
        {
            return "derived: \(derived), fresh: \(fresh)"
        }
        return nil
    }

    private static func pasteable(_ operations: [SnapshotOperation], _ nodeCapacity: Int, _ leastEdits: Int) -> String {
        """
        @Test func regression() {
            let operations: [SnapshotOperation] = [
        \(operations.map { "        \($0)," }.joined(separator: "\n"))
            ]
            #expect(
                SnapshotFuzzTests.fault(operations, nodeCapacity: \(nodeCapacity), leastEdits: \(leastEdits)) == nil)
        }
        """
    }
}
