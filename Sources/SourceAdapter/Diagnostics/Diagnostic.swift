/// What the adapter has to say about a place in the original source.
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
    public enum Severity: String, Sendable {
        /// The adapted file would not do what the original does.
        case error
        case warning
        case note
    }

    public let severity: Severity
    /// What cannot be done, and what to write instead.
    public let message: String
    public let path: String
    /// From 1.
    public let line: Int
    /// In UTF-8 bytes, from 1.
    public let column: Int

    /// As compilers write it, so that editors and SwiftPM find the place.
    public var description: String {
        "\(path):\(line):\(column): \(severity.rawValue): \(message)"
    }
}
