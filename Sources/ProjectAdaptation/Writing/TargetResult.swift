import SourceAdapter

/// What the adaptation of a target came to.
public struct TargetResult: Sendable, Codable {
    public var name: String
    public var module: String
    public var kind: TargetDescription.Kind
    public var sourceCount = 0
    public var resourceCount = 0
    /// The number of places that each kind of rewrite has changed.
    public var rewrites: [String: Int] = [:]
    /// The modules in Sources/Frameworks that the adapted source imports.
    var frameworks: [String] = []
    /// The class with the start of the program, if it is in a file that was adapted.
    public var delegateClass: String?
    /// The imports of modules that Linux has not, by file.
    public var missingImports: [String: [MissingImport]] = [:]
    public var remarks: [Remark] = []
    /// Whether this run has adapted the target, rather than an earlier one.
    public var isFresh = true
}
