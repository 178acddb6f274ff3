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

    private var functions: Set<String> = []
    private var running: [String] = []
    private var failed: Set<String> = []

    /// - Parameter stream: the contents of the file. A line that is not whole is ignored.
    public init(_ stream: Data) {
        let decoder = JSONDecoder()
        for line in stream.split(separator: UInt8(ascii: "\n")) {
            if let record = try? decoder.decode(Record.self, from: line) { add(record.payload) }
        }
        crashed = isComplete ? [] : running
        done += crashed
        outcomes.failed += crashed
    }

    private mutating func add(_ payload: Record.Payload) {
        if payload.kind == "function", let id = payload.id { functions.insert(id) }
        if payload.kind == "runEnded" { isComplete = true }
        guard let test = payload.testID, functions.contains(test) else { return }
        switch payload.kind {
        case "testStarted": running.append(test)
        case "issueRecorded": if payload.issue?.isFailure == true { failed.insert(test) }
        case "testSkipped":
            outcomes.skipped += 1
            done.append(test)
        case "testEnded":
            running.removeAll { $0 == test }
            done.append(test)
            if failed.contains(test) { outcomes.failed.append(test) } else { outcomes.passed += 1 }
        default: break
        }
    }

    /// The regular expression with which the process leaves out a test.
    public static func pattern(skipping test: String) -> String {
        "^" + NSRegularExpression.escapedPattern(for: test) + "$"
    }
}

private struct Record: Decodable {
    struct Payload: Decodable {
        let kind: String
        let id: String?
        let testID: String?
        let issue: Issue?
    }

    struct Issue: Decodable {
        let isKnown: Bool?
        let severity: String?

        /// Whether it fails the test: known issues and warnings do not.
        var isFailure: Bool { isKnown != true && severity != "warning" }
    }

    let payload: Payload
}
