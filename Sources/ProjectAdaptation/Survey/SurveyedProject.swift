/// What the adaptation and the type check of a project came to.
public struct SurveyedProject: Sendable {
    public let name: String
    /// Why the project could not be read; nil if it was.
    public var failure: String?
    public var sourceCount = 0
    /// Files that are left out, because they use modules that Linux has not.
    public var leftOutCount = 0
    public var errors: [CompilerError] = []

    public init(name: String) { self.name = name }

    /// Whether the compiler accepts everything that is not left out, and that is something.
    public var compiles: Bool { failure == nil && errors.isEmpty && sourceCount > 0 }
}
