import Foundation

/// The places in a project's files that places in their adapted copies stand for.
///
/// The compiler knows them by the marks in the copies. The macros of Swift Testing do not: they give the place of a test
/// in the copy.
public struct OriginalPlaces: Sendable {
    private let folder: String

    /// - Parameter folder: the folder of the package with the copies.
    public init(ofCopiesIn folder: URL) {
        let path = folder.standardizedFileURL.path
        self.folder = path.hasSuffix("/") ? path : path + "/"
    }

    /// The issue with the place in the original.
    public func original(_ issue: TestIssue) -> TestIssue {
        guard let file = issue.file, file.hasPrefix(folder), let line = issue.line,
            let text = try? String(contentsOfFile: file, encoding: .utf8)
        else { return issue }
        var result = issue
        // The number of the line below the mark in the copy, and what the mark says of that line.
        for (index, text) in text.split(separator: "\n", omittingEmptySubsequences: false).prefix(line - 1).enumerated()
        {
            guard let mark = text.firstMatch(of: /^#sourceLocation\(file: "(.*)", line: ([0-9]+)\)/),
                let first = Int(mark.2)
            else { continue }
            result.file = String(mark.1)
            result.line = first + line - (index + 2)
        }
        return result
    }
}
