/// What the adaptation and the type check of a project came to.
public struct SurveyedProject: Sendable {
    public let name: String
    /// Why the project could not be read; nil if it was.
    public var failure: String?
    public var sourceCount = 0
    /// Files that use modules that Linux has not.
    public var missingCount = 0
    /// Parts of files that are left out because they do not compile.
    public var leftOutCount = 0
    /// Files with such parts.
    public var incompleteCount = 0
    /// What the compiler says of the parts that are left out, and of those that cannot be.
    public var errors: [CompilerError] = []
    /// Whether errors are left when everything is left out that can be.
    public var hasErrors = false

    /// Whether the project has tests, and every one of them is left out.
    public var hasLostAllTests = false

    public init(name: String) { self.name = name }

    /// Whether the compiler accepts all of it as it is.
    public var compiles: Bool { canBeBuilt && errors.isEmpty }

    /// Whether the compiler accepts what is left when parts of at most one file in twenty are left out.
    public var nearlyCompiles: Bool {
        canBeBuilt && incompleteCount * 20 <= sourceCount
    }

    /// Whether the compiler accepts what is left, however much that is, with at least one test if there are any.
    public var canBeBuilt: Bool { failure == nil && !hasErrors && sourceCount > 0 && !hasLostAllTests }
}
