import Foundation

/// A test in a report of JUnit.
struct JUnitCase: Sendable {
    enum Element: String {
        case failure, error, skipped
    }

    let suite: String
    let element: Element?
    let seconds: Double

    private let name: String
    /// The place of the first issue, or of the test.
    private var file: String?
    private var line: Int?
    private var message = ""
    private var details = ""
    private var attachments: [String] = []

    init(_ result: TestResult, in paths: RepositoryPaths, artifacts: URL?) {
        suite = result.suite
        name = result.function
        seconds = result.seconds
        switch result.outcome {
        case .passed: element = nil
        case .failed: element = .failure
        case .crashed: element = .error
        case .skipped(let reason):
            element = .skipped
            message = reason ?? ""
        }
        guard result.hasFailed else { return }
        let place = result.issues.first { $0.file != nil }
        file = place?.file.map(paths.shown)
        line = place?.line
        let more = result.issues.count - 1
        message = (result.issues.first?.title ?? "The test failed.") + (more > 0 ? " (and \(more) more)" : "")
        details = result.issues.map { issue in
            let place = issue.file.map { "\(paths.shown($0)):\(issue.line ?? 0): " } ?? ""
            return place + issue.message
        }.joined(separator: "\n")
        let named = artifacts.map { folder in result.issues.flatMap { Self.files(in: $0.message, below: folder) } }
        attachments = (result.attachments + (named ?? [])).map(paths.shown)
    }

    init(_ test: LeftOutTests.Test, in paths: RepositoryPaths) {
        suite = test.module
        name = test.name
        seconds = 0
        element = .skipped
        file = paths.shown(test.file)
        message = "left out: \(test.reason)"
    }

    var text: String {
        var start = "    <testcase classname=\"\(XMLText.escaped(suite))\" name=\"\(XMLText.escaped(name))\""
        start += " time=\"\(Self.text(of: seconds))\""
        if let file { start += " file=\"\(XMLText.escaped(file))\"" }
        if let line { start += " line=\"\(line)\"" }
        guard let element else { return start + "/>" }
        let type = element == .failure ? " type=\"failure\"" : element == .error ? " type=\"crash\"" : ""
        let message = element == .skipped && message.isEmpty ? "" : " message=\"\(XMLText.escaped(message))\""
        var lines = [start + ">"]
        let tag = "      <\(element.rawValue)\(message)\(type)"
        lines.append(details.isEmpty ? tag + "/>" : "\(tag)>\(XMLText.escaped(details))</\(element.rawValue)>")
        if !attachments.isEmpty {
            let marks = attachments.map { XMLText.escaped("[[ATTACHMENT|\($0)]]") }.joined(separator: "\n")
            lines.append("      <system-out>\(marks)</system-out>")
        }
        return (lines + ["    </testcase>"]).joined(separator: "\n")
    }

    static func text(of seconds: Double) -> String { String(format: "%.3f", seconds) }

    /// The files below a folder that a message names.
    private static func files(in message: String, below folder: URL) -> [String] {
        let start = NSRegularExpression.escapedPattern(for: folder.path)
        guard let expression = try? Regex("\(start)/.*?\\.\\w+(?=,|\\s|\\.\\s|\\.$|$)") else { return [] }
        return message.matches(of: expression).map { String(message[$0.range]) }
    }
}
