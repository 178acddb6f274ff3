import SwiftSyntax

/// Names whose declarations are not on Linux, because they are in files that are left out or belong to Objective-C.
public struct MissingNames: Sendable {
    /// Types, variables and functions at file scope.
    public private(set) var declarations: Set<String> = []
    /// Members that extensions add to other types.
    public private(set) var members: Set<String> = []
    /// Functions of Apple's systems that Linux lacks; not missing where the code under `#if` asks for that.
    private var functions = Set(UnavailableFunctions.advice.keys)

    public init() {}

    /// Returns what to write in place of a function that Linux lacks; nil for other names.
    public static func advice(for name: String) -> String? { UnavailableFunctions.advice[name] }

    public mutating func formUnion(_ other: MissingNames) {
        declarations.formUnion(other.declarations)
        members.formUnion(other.members)
    }

    public mutating func insert(_ types: Set<String>) { declarations.formUnion(types) }

    /// Adds what the files declare that others may name.
    public mutating func insert(declaredIn files: [DeclaredNames]) {
        for file in files { declarations.formUnion(file.names) }
        for file in files { members.formUnion(file.members(besidesThoseOf: declarations)) }
    }

    public mutating func remove(declaredIn files: [DeclaredNames]) {
        for file in files {
            declarations.subtract(file.allNames)
            members.subtract(file.allNames)
            functions.subtract(file.allNames)
        }
    }

    /// Returns whether one of the names is among the words of a file, in less time than ``firstUse(in:)``.
    public func areAmong(_ words: Set<String>) -> Bool {
        [declarations, members, functions].contains { !$0.isDisjoint(with: words) }
    }

    /// A place where a file uses one of the names.
    public struct Use: Sendable {
        public let name: String
        /// Counted from 1.
        public let line: Int
    }

    /// Returns the first use of one of the names in a file; nil if there is none.
    public func firstUse(in file: SourceFile) -> Use? {
        let parsed = ParsedFile(file)
        var uses = uses(in: parsed.tree)
        return uses.next().map { Use(name: $0.text, line: parsed.location(of: $0).line) }
    }

    func uses(in tree: SourceFileSyntax) -> some IteratorProtocol<TokenSyntax> {
        tree.tokens(viewMode: .sourceAccurate).lazy.filter(isUse).makeIterator()
    }

    private func isUse(_ token: TokenSyntax) -> Bool {
        guard case .identifier(let name) = token.tokenKind, !isLabel(token) else { return false }
        if members.contains(name) { return true }
        // Names after a dot are members.
        guard token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period else { return false }
        return declarations.contains(name) || (functions.contains(name) && !isConditional(token))
    }

    /// Whether a token is the label or the name of a parameter, an argument or an element of a tuple.
    private func isLabel(_ token: TokenSyntax) -> Bool {
        switch token.parent?.kind {
        case .labeledExpr, .functionParameter, .enumCaseParameter, .closureParameter, .tupleTypeElement,
            .tuplePatternElement, .declNameArgument:
            true
        default: false
        }
    }

    private func isConditional(_ token: TokenSyntax) -> Bool {
        sequence(first: Syntax(token), next: \.parent).contains { $0.is(IfConfigDeclSyntax.self) }
    }
}
