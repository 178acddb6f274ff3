import Foundation

/// What a process says of its end on standard error: `Module/File.swift:12: Fatal error: no row`.
public struct CrashMessage: Sendable {
    private let files: [String: String]

    /// - Parameter targets: the targets whose files messages may name. The runtime names a file by its module.
    public init(filesOf targets: [TargetDescription]) {
        var files: [String: String] = [:]
        var ambiguous: Set<String> = []
        for target in targets {
            for source in target.sources {
                let name = "\(target.module)/\(source.lastPathComponent)"
                if files.updateValue(source.path, forKey: name) != nil { ambiguous.insert(name) }
            }
        }
        self.files = files.filter { !ambiguous.contains($0.key) }
    }

    /// The issue of the test in which the process ended.
    ///
    /// - Parameters:
    ///   - errors: what the process has written to standard error.
    ///   - end: how it ended: `crashed (signal 4)`.
    public func issue(in errors: String, end: String) -> TestIssue {
        let matches = errors.matches(of: #/(?m)^(?:([^:\n]+):(\d+): )?(Fatal error: .*|Fatal error)$/#)
        guard let match = matches.last else { return TestIssue("The process \(end).") }
        let message = "The process \(end): \(match.3)"
        let named = match.1.map(String.init) ?? ""
        guard let file = named.hasPrefix("/") ? named : files[named] else {
            return TestIssue(named.isEmpty ? message : "\(message) (\(named))")
        }
        return TestIssue(message, file: file, line: match.2.flatMap { Int($0) })
    }
}
