/// How the tests of a project ended.
public struct TestOutcomes: Sendable, Equatable {
    public var passed = 0
    public var skipped = 0
    /// The names of the tests that failed, in their order.
    public var failed: [String] = []

    public init() {}

    /// The number of tests that were started or skipped.
    public var count: Int { passed + skipped + failed.count }

    /// The line at the end of a run: `12 passed, 1 failed, 3 left out: no such module 'SceneKit'`.
    public func summary(leftOut: LeftOutTests) -> String {
        var parts = ["\(passed) passed", "\(failed.count) failed"]
        if skipped > 0 { parts.append("\(skipped) skipped") }
        guard !leftOut.tests.isEmpty else { return parts.joined(separator: ", ") }
        parts.append("\(leftOut.tests.count) left out")
        return parts.joined(separator: ", ") + ": " + leftOut.reasons
    }

    public mutating func add(_ other: TestOutcomes) {
        passed += other.passed
        skipped += other.skipped
        failed += other.failed
    }
}
