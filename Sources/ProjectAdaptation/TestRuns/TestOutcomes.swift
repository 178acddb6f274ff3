/// How the tests of a project ended.
public struct TestOutcomes: Sendable, Equatable {
    /// The tests that were started or skipped, in their order.
    public var results: [TestResult] = []

    /// The number of tests that belong to other parts of the project's tests.
    public var countInOtherShards = 0

    public init() {}

    public var passed: Int { results.count { $0.outcome == .passed } }
    public var skipped: Int { results.count - passed - failed.count }
    /// The names of the tests that failed, in their order.
    public var failed: [String] { results.filter(\.hasFailed).map(\.name) }

    /// The number of tests that were started or skipped.
    public var count: Int { results.count }

    /// The line at the end of a run: `12 passed, 1 failed, 3 left out: no such module 'ModelIO'`.
    ///
    /// - Parameter shard: the part of the tests that ran, which the line begins with.
    public func summary(leftOut: LeftOutTests, shard: TestShard? = nil) -> String {
        var parts = ["\(passed) passed", "\(failed.count) failed"]
        if skipped > 0 { parts.append("\(skipped) skipped") }
        if !leftOut.tests.isEmpty { parts.append("\(leftOut.tests.count) left out") }
        let counts = (shard.map { "shard \($0): " } ?? "") + parts.joined(separator: ", ")
        return leftOut.tests.isEmpty ? counts : counts + ": " + leftOut.reasons
    }

    /// The outcomes with the places of issues in a project's own files.
    public func inOriginals(_ places: OriginalPlaces) -> TestOutcomes {
        var copy = self
        for index in copy.results.indices { copy.results[index].issues = results[index].issues.map(places.original) }
        return copy
    }

    public mutating func add(_ other: TestOutcomes) {
        results += other.results
        countInOtherShards += other.countInOtherShards
    }
}
