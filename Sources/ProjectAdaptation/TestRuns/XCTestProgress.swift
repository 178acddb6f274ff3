/// What a process that runs tests of XCTest has printed of them.
public struct XCTestProgress: Sendable {
    /// The tests that were selected and have not started, as the process lists them: `Module.Class/test`.
    public private(set) var waiting: [String]
    /// The test that has started and not ended; it is the one in which a process crashes.
    public var running: String? { current?.name }
    public private(set) var outcomes = TestOutcomes()

    private var current: TestResult?
    private var reasonForSkipping: String?
    /// How many more lines may belong to the last message. What a test prints behind a message cannot be told apart
    /// from it.
    private var openLines = 0

    private static let greatestCountOfLines = 40

    public init(_ tests: [String]) { waiting = tests }

    /// Reads a line. Other output may precede it: a test may print without ending its line.
    public mutating func add(_ line: String) {
        guard let match = line.firstMatch(of: /Test Case '(.+)' (started at|passed|failed|skipped)(.*)/) else {
            return addMessage(line)
        }
        let name = String(match.1)
        if match.2 == "started at" {
            guard let index = waiting.firstIndex(where: { Self.printedName(of: $0) == name }) else { return }
            current = TestResult(waiting.remove(at: index), .passed)
            reasonForSkipping = nil
            openLines = 0
            return
        }
        guard var test = current, Self.printedName(of: test.name) == name else { return }
        current = nil
        test.seconds = match.3.firstMatch(of: /\(([0-9.]+) seconds\)/).flatMap { Double($0.1) } ?? 0
        switch match.2 {
        case "passed": test.outcome = .passed
        case "skipped": test.outcome = .skipped(reasonForSkipping)
        default: test.outcome = .failed
        }
        outcomes.results.append(test)
    }

    /// Called when the process has ended: a test that still runs has failed.
    ///
    /// - Parameter issue: what is known of the end.
    /// - Returns: that test.
    public mutating func end(_ issue: TestIssue? = nil) -> String? {
        guard var test = current else { return nil }
        current = nil
        test.outcome = .crashed
        if let issue { test.issues.append(issue) }
        outcomes.results.append(test)
        return test.name
    }

    /// Reads the line of a failure or a reason for skipping, or a further line of the last one.
    private mutating func addMessage(_ line: String) {
        guard let test = current else { return }
        let match = line.firstMatch(of: /(\/[^:]*|<EXPR>):([0-9]+): (error: )?(\S+) : (.*)/)
        guard let match, match.4 == Self.printedName(of: test.name) else {
            guard openLines > 0, let last = test.issues.indices.last else { return }
            openLines -= 1
            current?.issues[last].message += "\n" + line
            return
        }
        let text = String(match.5)
        if match.3 == nil {
            reasonForSkipping = text.prefixMatch(of: /Test skipped(?: - |: )(.*)/).map { String($0.1) }
            return
        }
        let isKnown = match.1 != "<EXPR>"
        current?.issues.append(
            TestIssue(text, file: isKnown ? String(match.1) : nil, line: isKnown ? Int(match.2) : nil))
        openLines = Self.greatestCountOfLines
    }

    /// XCTest prints `Class.test` of `Module.Outer.Class/test`.
    private static func printedName(of test: String) -> String {
        let parts = test.split(separator: "/", maxSplits: 1)
        let type = parts.first?.split(separator: ".").last ?? ""
        return "\(type).\(parts.last ?? "")"
    }
}
