/// What a process that runs tests of XCTest has printed of them.
public struct XCTestProgress: Sendable {
    /// The tests that were selected and have not started, as the process lists them: `Module.Class/test`.
    public private(set) var waiting: [String]
    /// The test that has started and not ended; it is the one in which a process crashes.
    public private(set) var running: String?
    public private(set) var outcomes = TestOutcomes()

    public init(_ tests: [String]) { waiting = tests }

    /// Reads a line. Other output may precede it: a test may print without ending its line.
    public mutating func add(_ line: String) {
        guard let match = line.firstMatch(of: /Test Case '(.+)' (started at|passed|failed|skipped)/) else { return }
        let name = String(match.1)
        if match.2 == "started at" {
            guard let index = waiting.firstIndex(where: { Self.printedName(of: $0) == name }) else { return }
            running = waiting.remove(at: index)
            return
        }
        guard let test = running, Self.printedName(of: test) == name else { return }
        running = nil
        switch match.2 {
        case "passed": outcomes.passed += 1
        case "skipped": outcomes.skipped += 1
        default: outcomes.failed.append(test)
        }
    }

    /// Called when the process has ended: a test that still runs has failed.
    ///
    /// - Returns: that test.
    public mutating func end() -> String? {
        guard let test = running else { return nil }
        running = nil
        outcomes.failed.append(test)
        return test
    }

    /// XCTest prints `Class.test` of `Module.Outer.Class/test`.
    private static func printedName(of test: String) -> String {
        let parts = test.split(separator: "/", maxSplits: 1)
        let type = parts.first?.split(separator: ".").last ?? ""
        return "\(type).\(parts.last ?? "")"
    }
}
