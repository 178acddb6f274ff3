import TableEngine
import Testing
import UpdateModels

/// Random changes, replayed on plain arrays. `SEED=7 ITERATIONS=1` repeats one run; a failure prints a test to paste.
@Suite struct TableGeometryFuzzTests {
    @Test(arguments: [4, 5, 8]) func randomChangesGiveWhatPlainArraysGive(nodeCapacity: Int) {
        for iteration in 0..<FuzzSettings.iterations {
            let seed = FuzzSettings.seed &+ UInt64(iteration)
            var generator = SeededGenerator(seed: seed)
            let operations = (0..<60).map { _ in TableOperation.random(using: &generator) }
            guard let fault = firstFault(of: operations, nodeCapacity: nodeCapacity) else { continue }
            Issue.record("SEED=\(seed), \(fault)\n\(pasteable(shrunk(operations, nodeCapacity), nodeCapacity))")
            return
        }
    }

    /// Shrinking is what makes a failure readable; here it is shown on a fault made by hand.
    @Test func aFailingListShrinksToTheOperationsThatMatter() {
        let operations: [TableOperation] = [.setTableHeader(30), .setPadding(section: 0, 22), .setTableHeader(60)]
        let shrunk = Self.shrink(operations) { list in list.contains { "\($0)" == ".setTableHeader(60.0)" } }
        #expect(shrunk.map(\.description) == [".setTableHeader(60.0)"])
    }

    static func fault(_ operations: [TableOperation], nodeCapacity: Int) -> String? {
        var geometry = TableGeometry(nodeCapacity: nodeCapacity)
        var reference = ReferenceTable()
        for (step, operation) in operations.enumerated() {
            let before = geometry
            let dumpBefore = before.dump
            operation.apply(to: &geometry, and: &reference)
            if let fault = reference.difference(to: geometry) {
                return "step \(step), \(operation): \(fault)\n\(geometry.dump)"
            }
            if before.dump != dumpBefore { return "step \(step), \(operation) changed a copy" }
            // By the height, so that a shorter list of operations looks at the same places.
            var generator = SeededGenerator(seed: geometry.contentHeight.bitPattern)
            // Off the half points on which rows end.
            let start = Double.random(in: -50...max(1, geometry.contentHeight), using: &generator).rounded() + 0.25
            let span = Span(start: start, length: [0.125, 100, 1000].randomElement(using: &generator)!)
            let rows = geometry.rows(in: span)
            if rows != reference.rows(in: span) {
                return "step \(step): rows \(rows) in \(span), not \(reference.rows(in: span))"
            }
        }
        return nil
    }

    static func shrink<Operation>(_ operations: [Operation], while fails: ([Operation]) -> Bool) -> [Operation] {
        var kept = operations
        var index = 0
        while index < kept.count {
            var shorter = kept
            shorter.remove(at: index)
            if fails(shorter) { kept = shorter } else { index += 1 }
        }
        return kept
    }

    private func firstFault(of operations: [TableOperation], nodeCapacity: Int) -> String? {
        Self.fault(operations, nodeCapacity: nodeCapacity)
    }

    private func shrunk(_ operations: [TableOperation], _ nodeCapacity: Int) -> [TableOperation] {
        Self.shrink(operations) { Self.fault($0, nodeCapacity: nodeCapacity) != nil }
    }

    private func pasteable(_ operations: [TableOperation], _ nodeCapacity: Int) -> String {
        """
        @Test func regression() {
            let operations: [TableOperation] = [
        \(operations.map { "        \($0)," }.joined(separator: "\n"))
            ]
            #expect(TableGeometryFuzzTests.fault(operations, nodeCapacity: \(nodeCapacity)) == nil)
        }
        """
    }
}
