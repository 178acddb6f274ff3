import SwiftSyntax

/// What a file declares that others may name, and the names that it uses.
public enum DeclaredNames {
    /// Returns the names of the types and variables at file scope, also under `#if`.
    public static func names(in file: SourceFile) -> [String] {
        NameCollector.of(ParsedFile(file).tree, nested: false)
    }

    /// Returns the names of all types, variables and parameters, also of those in others.
    public static func allNames(in file: SourceFile) -> [String] {
        NameCollector.of(ParsedFile(file).tree, nested: true)
    }

    /// Returns the first of some names that a file uses; nil if it uses none. Names after a dot are members.
    public static func firstUse(of names: Set<String>, in file: SourceFile) -> String? {
        guard names.contains(where: { file.text.contains($0) }) else { return nil }
        for token in ParsedFile(file).tree.tokens(viewMode: .sourceAccurate) {
            if case .identifier(let name) = token.tokenKind, names.contains(name),
                token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
            {
                return name
            }
        }
        return nil
    }
}

private final class NameCollector: SyntaxVisitor {
    private var names: [String] = []
    private let nested: Bool

    private init(nested: Bool) {
        self.nested = nested
        super.init(viewMode: .sourceAccurate)
    }

    static func of(_ tree: SourceFileSyntax, nested: Bool) -> [String] {
        let visitor = NameCollector(nested: nested)
        visitor.walk(tree)
        return visitor.names
    }

    private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        names.append(name.text)
        return nested ? .visitChildren : .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier, nested || isGlobal(name.text) else {
            return nested ? .visitChildren : .skipChildren
        }
        return add(name)
    }

    /// Whether a name looks like that of a global variable, `Current` or `kTitle`. Others may be names of inherited
    /// properties where they are used.
    private func isGlobal(_ name: String) -> Bool { name.contains(/^(?:k[A-Z]|[A-Z])/) }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        nested ? add(node.secondName ?? node.firstName) : .skipChildren
    }
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        nested ? add(node.name) : .skipChildren
    }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        nested ? add(node.name) : .skipChildren
    }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        nested ? add(node.name) : .skipChildren
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        nested ? .visitChildren : .skipChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        nested ? .visitChildren : .skipChildren
    }
}
