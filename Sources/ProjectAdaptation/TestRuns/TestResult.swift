/// How a test ended.
public struct TestResult: Sendable, Equatable {
    public enum Outcome: Sendable, Equatable {
        case passed, failed
        /// Skipped, with the reason that the test gives.
        case skipped(String?)
        /// The process ended in the test.
        case crashed
    }

    /// The name by which the process selects the test: `Module.Class/test` of XCTest,
    /// `Module.Suite/test()/File.swift:1:2` of Swift Testing.
    public let name: String
    public var outcome: Outcome
    /// How long it took, in seconds. 0 if it crashed or was skipped.
    public var seconds = 0.0
    /// Why it failed.
    public var issues: [TestIssue] = []
    /// The paths of the files that the test has attached.
    public var attachments: [String] = []

    public init(_ name: String, _ outcome: Outcome) {
        self.name = name
        self.outcome = outcome
    }

    public var hasFailed: Bool { outcome == .failed || outcome == .crashed }

    /// The module with the class or the suite: `Module.Class`.
    public var suite: String { parts.suite }

    /// The name of the function.
    public var function: String { parts.function }

    private var parts: (suite: String, function: String) {
        let path = name.replacing(/\/[^\/]+:\d+:\d+$/, with: "")
        if let slash = path.lastIndex(of: "/") {
            let suite = String(path[..<slash]).replacing("/", with: ".")
            return (suite, String(path[path.index(after: slash)...]))
        }
        guard let dot = path.firstIndex(of: ".") else { return ("Tests", path) }
        return (String(path[..<dot]), String(path[path.index(after: dot)...]))
    }
}

/// A reason why a test failed.
public struct TestIssue: Sendable, Equatable {
    /// The message, which can have several lines.
    public var message: String
    /// The whole path of the file. Nil if it is not known.
    public var file: String?
    /// The line, from 1.
    public var line: Int?

    public init(_ message: String, file: String? = nil, line: Int? = nil) {
        self.message = message
        self.file = file
        self.line = line
    }

    /// The first line of the message.
    public var title: String { message.split(separator: "\n").first.map(String.init) ?? message }
}
