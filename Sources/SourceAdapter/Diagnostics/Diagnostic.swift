/// A message of the adapter about a place in the original source.
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
    public enum Severity: String, Sendable {
        /// The adapted file would not behave as the original does.
        case error
        case warning
        case note
    }

    public let severity: Severity
    /// What cannot be adapted, and what to write instead.
    public let message: String
    public let path: String
    /// The line, counted from 1.
    public let line: Int
    /// The column in UTF-8 bytes, counted from 1.
    public let column: Int

    /// The diagnostic in the format of compilers, `path:line:column: error: message`, which editors and SwiftPM
    /// recognize.
    public var description: String {
        "\(path):\(line):\(column): \(severity.rawValue): \(message)"
    }
}
