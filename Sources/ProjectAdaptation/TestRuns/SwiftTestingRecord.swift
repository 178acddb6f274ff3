/// A line of the event stream of Swift Testing, of version 0.
struct SwiftTestingRecord: Decodable {
    struct Payload: Decodable {
        let kind: String
        let id: String?
        let testID: String?
        let sourceLocation: Location?
        let instant: Instant?
        let issue: Issue?
        let attachment: Attachment?
        let messages: [Message]?

        /// The time, in seconds.
        var seconds: Double? { instant?.absolute }

        /// Whether the test has ended without a result, because it was cancelled while it ran.
        var isOfCancellation: Bool { messages?.contains { $0.symbol == "skip" } == true }

        /// The reason of a test that was skipped, which is the end of its message: `Test a() skipped: "reason"`.
        var reason: String? {
            let text = messages?.first { $0.symbol == "skip" }?.text
            return text?.firstMatch(of: /(?s) (?:skipped|seconds): "(.*)"$/).map { String($0.1) }
        }

        func text(of issue: Issue) -> TestIssue {
            let text = (messages ?? []).map(\.text).joined(separator: "\n")
            return TestIssue(text, file: issue.sourceLocation?.file, line: issue.sourceLocation?.line)
        }
    }

    struct Instant: Decodable {
        let absolute: Double
    }

    struct Location: Decodable, Sendable {
        let line: Int?
        let file: String?

        enum CodingKeys: String, CodingKey {
            case line
            case file = "_filePath"
        }
    }

    struct Issue: Decodable {
        let isKnown: Bool?
        let severity: String?
        let sourceLocation: Location?

        /// Whether it fails the test: known issues and warnings do not.
        var isFailure: Bool { isKnown != true && severity != "warning" }
    }

    struct Attachment: Decodable {
        let path: String?
    }

    struct Message: Decodable {
        let symbol: String
        let text: String
    }

    let payload: Payload
}
