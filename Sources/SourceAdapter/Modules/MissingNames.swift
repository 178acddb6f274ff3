import SwiftSyntax

/// Names whose declarations are not on Linux, because they are in files that are left out or belong to Objective-C.
public struct MissingNames: Sendable {
    /// Types, variables and functions at file scope.
    public private(set) var declarations: Set<String> = []
    /// Members that extensions add to other types.
    public private(set) var members: Set<String> = []
    /// Functions of the Objective-C runtime; not missing where the code under `#if` asks for that.
    private var functions = Set(UnavailableFunctions.advice.keys)

    public init() {}

    /// Returns what to write in place of a function of the Objective-C runtime; nil for other names.
    public static func advice(for name: String) -> String? { UnavailableFunctions.advice[name] }

    public mutating func formUnion(_ other: MissingNames) {
        declarations.formUnion(other.declarations)
        members.formUnion(other.members)
    }

    public mutating func insert(_ types: Set<String>) { declarations.formUnion(types) }

    /// Adds what the files declare that others may name.
    public mutating func insert(declaredIn files: [SourceFile]) {
        for file in files { declarations.formUnion(DeclaredNames.names(in: file)) }
        for file in files { members.formUnion(DeclaredNames.members(in: file, besidesThoseOf: declarations)) }
    }

    public mutating func remove(declaredIn files: [SourceFile]) {
        for file in files {
            let names = DeclaredNames.allNames(in: file)
            declarations.subtract(names)
            members.subtract(names)
            functions.subtract(names)
        }
    }

    /// Returns whether a file may use one of the names, in less time than ``firstUse(in:)``.
    public func mayBeUsed(in file: SourceFile) -> Bool {
        [declarations, members, functions].contains { $0.contains { file.text.contains($0) } }
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

    private func isLabel(_ token: TokenSyntax) -> Bool {
        token.parent?.is(LabeledExprSyntax.self) == true || token.parent?.is(FunctionParameterSyntax.self) == true
    }

    private func isConditional(_ token: TokenSyntax) -> Bool {
        sequence(first: Syntax(token), next: \.parent).contains { $0.is(IfConfigDeclSyntax.self) }
    }
}
