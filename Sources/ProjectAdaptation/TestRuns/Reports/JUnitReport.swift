import Foundation

/// The tests of a run as JUnit XML, the format in which continuous integration reads results.
///
/// Readers differ in what they take from it: the report has what GitLab and Jenkins read. A test has one element of its
/// outcome at most, because some read only the first.
public struct JUnitReport: Sendable {
    private let name: String
    private let cases: [JUnitCase]
    private let date: Date

    /// - Parameters:
    ///   - name: the name of the project.
    ///   - leftOut: the tests that did not run, which count as skipped.
    ///   - date: when the run began.
    ///   - artifacts: the folder with what failing tests have left. Files in it that messages name are attachments.
    public init(
        _ outcomes: TestOutcomes, of name: String, leftOut: [LeftOutTests.Test], in paths: RepositoryPaths, date: Date,
        artifacts: URL? = nil
    ) {
        self.name = name
        self.date = date
        cases =
            outcomes.results.map { JUnitCase($0, in: paths, artifacts: artifacts) }
            + leftOut.map { JUnitCase($0, in: paths) }
    }

    /// The contents of the file.
    public var text: String {
        var suites: [String] = []
        var members: [String: [JUnitCase]] = [:]
        for test in cases {
            if members[test.suite] == nil { suites.append(test.suite) }
            members[test.suite, default: []].append(test)
        }
        let start = date.formatted(.iso8601.dateTimeSeparator(.standard).timeZoneSeparator(.omitted)).dropLast()
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites \(Self.attributes(name, cases))>"]
        for suite in suites {
            let tests = members[suite] ?? []
            lines.append("  <testsuite \(Self.attributes(suite, tests)) timestamp=\"\(start)\">")
            lines += tests.map(\.text)
            lines.append("  </testsuite>")
        }
        return (lines + ["</testsuites>", ""]).joined(separator: "\n")
    }

    private static func attributes(_ name: String, _ tests: [JUnitCase]) -> String {
        let counts = [JUnitCase.Element.failure, .error, .skipped].map { element in
            tests.count { $0.element == element }
        }
        let seconds = tests.reduce(0) { $0 + $1.seconds }
        return "name=\"\(XMLText.escaped(name))\" tests=\"\(tests.count)\" failures=\"\(counts[0])\" "
            + "errors=\"\(counts[1])\" skipped=\"\(counts[2])\" time=\"\(JUnitCase.text(of: seconds))\""
    }
}
