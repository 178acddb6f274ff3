/// Failures as GitHub Actions shows them beside the source: commands that the runner finds in the output.
public struct GitHubAnnotations: Sendable {
    /// The commands, a line each.
    public let lines: [String]

    /// At most so many characters of a message are shown.
    private static let greatestCountOfCharacters = 4000

    public init(_ outcomes: TestOutcomes, leftOut: LeftOutTests, in paths: RepositoryPaths) {
        var lines = outcomes.results.filter(\.hasFailed).flatMap { result in
            let issues = result.issues.isEmpty ? [TestIssue("The test failed.")] : result.issues
            return issues.map { Self.line(of: $0, in: result, paths) }
        }
        if !leftOut.tests.isEmpty {
            let title = leftOut.tests.count == 1 ? "A test is left out" : "\(leftOut.tests.count) tests are left out"
            lines.append("::warning title=\(Self.escaped(property: title))::\(Self.escaped(leftOut.reasons))")
        }
        self.lines = lines
    }

    private static func line(of issue: TestIssue, in result: TestResult, _ paths: RepositoryPaths) -> String {
        var properties: [String] = []
        var message = String(issue.message.prefix(greatestCountOfCharacters))
        if let file = issue.file {
            if let path = paths.relative(file) {
                properties.append("file=\(escaped(property: path))")
                if let line = issue.line { properties.append("line=\(line)") }
            } else {
                message += "\n\(file)\(issue.line.map { ":\($0)" } ?? "")"
            }
        }
        properties.append("title=\(escaped(property: "\(result.suite)/\(result.function)"))")
        return "::error \(properties.joined(separator: ","))::\(escaped(message))"
    }

    /// A message has no line breaks, and percent signs only of what is escaped.
    private static func escaped(_ text: String) -> String {
        String(
            text.unicodeScalars.reduce(into: "") { result, scalar in
                switch scalar {
                case "%": result += "%25"
                case "\r": result += "%0D"
                case "\n": result += "%0A"
                default: result.unicodeScalars.append(scalar)
                }
            })
    }

    /// Properties end at commas and colons.
    private static func escaped(property text: String) -> String {
        escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
