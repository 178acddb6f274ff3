import Foundation

/// What the event stream of Swift Testing says of the tests of a process: a line of JSON for each test and each event.
public struct SwiftTestingProgress: Sendable {
    public private(set) var outcomes = TestOutcomes()
    /// The identifiers of the tests that have ended, were skipped, or were running when the process ended.
    public private(set) var done: [String] = []
    /// The tests that were running when the process ended.
    public private(set) var crashed: [String] = []
    /// Whether the run came to its end.
    public private(set) var isComplete = false

    private var functions: [String: SwiftTestingRecord.Location?] = [:]
    private var running: [(result: TestResult, start: Double?)] = []

    /// - Parameters:
    ///   - stream: the contents of the file. A line that is not whole is ignored.
    ///   - issue: what is known of the end of a process that does not come to the end of the run.
    public init(_ stream: Data, endingWith issue: TestIssue? = nil) {
        let decoder = JSONDecoder()
        for line in stream.split(separator: UInt8(ascii: "\n")) {
            if let record = try? decoder.decode(SwiftTestingRecord.self, from: line) { add(record.payload) }
        }
        guard !isComplete else { return }
        for var result in running.map(\.result) {
            result.outcome = .crashed
            if var issue {
                if issue.file == nil, let place = functions[result.name] ?? nil {
                    (issue.file, issue.line) = (place.file, place.line)
                }
                result.issues.append(issue)
            }
            crashed.append(result.name)
            end(result)
        }
    }

    private mutating func add(_ payload: SwiftTestingRecord.Payload) {
        if payload.kind == "function", let id = payload.id { functions[id] = payload.sourceLocation }
        if payload.kind == "runEnded" { isComplete = true }
        guard let test = payload.testID, functions.keys.contains(test) else { return addIssueOutsideOfTests(payload) }
        let index = running.firstIndex { $0.result.name == test }
        switch payload.kind {
        case "testStarted": running.append((TestResult(test, .passed), payload.seconds))
        case "issueRecorded":
            guard let index, let issue = payload.issue, issue.isFailure else { return }
            running[index].result.issues.append(payload.text(of: issue))
        case "valueAttached":
            guard let index, let path = payload.attachment?.path else { return }
            running[index].result.attachments.append(path)
        case "testSkipped": end(TestResult(test, .skipped(payload.reason)))
        case "testEnded":
            guard let index else { return }
            var (result, start) = running.remove(at: index)
            if let start, let end = payload.seconds { result.seconds = max(end - start, 0) }
            if !result.issues.isEmpty {
                result.outcome = .failed
            } else if payload.isOfCancellation {
                result.outcome = .skipped(payload.reason)
            }
            end(result)
        default: break
        }
    }

    /// An issue of a suite, or of none, such as one that is recorded after its test has ended.
    private mutating func addIssueOutsideOfTests(_ payload: SwiftTestingRecord.Payload) {
        guard payload.kind == "issueRecorded", let issue = payload.issue, issue.isFailure else { return }
        var result = TestResult(payload.testID ?? "the process", .failed)
        result.issues = [payload.text(of: issue)]
        outcomes.results.append(result)
    }

    private mutating func end(_ result: TestResult) {
        done.append(result.name)
        outcomes.results.append(result)
    }

    /// The regular expression with which the process leaves out a test.
    public static func pattern(skipping test: String) -> String {
        "^" + NSRegularExpression.escapedPattern(for: test) + "$"
    }

    /// The regular expression with which the process leaves out a test that it has listed, without the place in the
    /// source: `Module.Suite/test()`.
    public static func pattern(skippingListed test: String) -> String {
        "^" + NSRegularExpression.escapedPattern(for: test) + "(/[^/]+:[0-9]+:[0-9]+)?$"
    }
}
