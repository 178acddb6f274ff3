import TableEngine
import Testing
import UpdateModels

/// Many random edits at once, against a plain array, in trees with small nodes.
@Suite struct BulkEditFuzzTests {
    @Test(arguments: [4, 5, 8, 64]) func manyEditsAtOnceGiveWhatOneByOneGives(nodeCapacity: Int) {
        for iteration in 0..<FuzzSettings.iterations * 10 {
            let seed = FuzzSettings.seed &+ UInt64(iteration)
            var generator = SeededGenerator(seed: seed)
            if let fault = Self.fault(using: &generator, nodeCapacity) {
                Issue.record("SEED=\(seed), nodes of \(nodeCapacity): \(fault)")
                return
            }
        }
    }

    private static func fault(using generator: inout SeededGenerator, _ nodeCapacity: Int) -> String? {
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
        let kinds = number(1...40)
        func run() -> ExtentRun { ExtentRun(number(1...3), .measured(Double(number(1...kinds)))) }
        var heights = (0..<number(0...300)).map { _ in RowExtent.measured(Double(number(1...kinds))) }
        var tree = ExtentTree(heights.map { ExtentRun(1, $0) }, nodeCapacity: nodeCapacity)
        let copy = tree
        let former = heights
        for _ in 0..<3 {
            var edits = RunEdits<ExtentRun>()
            var replaced: [(Range<Int>, [RowExtent])] = []
            var place = 0
            let step = number(1...80)
            while place <= heights.count, replaced.count < 60 {
                let end = min(heights.count, place + (number(0...3) == 0 ? number(0...60) : number(0...2)))
                let runs = (0..<(number(0...9) == 0 ? number(0...90) : number(0...2))).map { _ in run() }
                edits.append(place..<end, runs)
                replaced.append((place..<end, runs.flatMap { Array(repeating: $0.extent, count: $0.count) }))
                place = end + number(0...step)
            }
            for (range, new) in replaced.reversed() { heights.replaceSubrange(range, with: new) }
            tree.apply(edits)
            if let fault = tree.brokenInvariant { return "\(fault) after \(replaced)\n\(tree.dump)" }
            if tree.rows != heights.count { return "\(tree.rows) rows, not \(heights.count)" }
            if let row = heights.indices.first(where: { tree.extent(ofRow: $0) != heights[$0] }) {
                return "row \(row) is \(tree.extent(ofRow: row)), not \(heights[row]), after \(replaced)"
            }
        }
        if (0..<copy.rows).contains(where: { copy.extent(ofRow: $0) != former[$0] }) { return "a copy changed" }
        return nil
    }
}
