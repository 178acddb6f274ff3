/// Something that a project has and its package has not, or has otherwise.
public struct Remark: Sendable, Hashable, Codable {
    public enum Kind: String, Sendable, Codable {
        /// A target, a file or a resource that is not in the package.
        case leftOut
        /// A module that Linux has not.
        case missingModule
        /// A place that needs a change by hand.
        case needsHand
        /// A file that the user leaves out or replaces.
        case adjusted
        /// All others.
        case note
    }

    public let kind: Kind
    /// What it is about: a name, a path, or a path with a line.
    public let subject: String
    /// A sentence without capital and full stop.
    public let text: String

    public init(_ kind: Kind, _ subject: String, _ text: String) {
        self.kind = kind
        self.subject = subject
        self.text = text
    }
}
