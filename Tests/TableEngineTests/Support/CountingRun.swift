import TableEngine

/// A run that counts how often a tree looks at one.
struct CountingRun: RunElement {
    nonisolated(unsafe) static var looks = 0

    struct Sum: RunSummary {
        var count: Int

        static let zero = Sum(count: 0)

        static func + (a: Sum, b: Sum) -> Sum { Sum(count: a.count + b.count) }
    }

    var count: Int
    var kind: Int

    var summary: Sum {
        Self.looks += 1
        return Sum(count: count)
    }

    mutating func absorb(_ next: CountingRun) -> Bool {
        guard kind == next.kind else { return false }
        count += next.count
        return true
    }

    static func looks(_ body: () -> Void) -> Int {
        looks = 0
        body()
        return looks
    }

    /// So many runs of one item, none like its neighbors.
    static func tree(_ runs: Int) -> SummaryTree<CountingRun> {
        SummaryTree((0..<runs).lazy.map { CountingRun(count: 1, kind: $0) })
    }
}
