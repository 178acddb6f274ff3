import SwiftSyntax

/// Collects the names that a file declares.
final class NameCollector: SyntaxVisitor {
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

    /// Adds a declaration that other files can name.
    private func add(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
        nested || !modifiers.arePrivate ? add(name) : .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node.modifiers) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node.modifiers) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node.modifiers) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node.modifiers) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node.modifiers) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node.modifiers) }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        nested || !node.modifiers.arePrivate ? .visitChildren : .skipChildren
    }
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if nested { return .visitChildren }
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier, NameForm.isGlobal(name.text) else {
            return .skipChildren
        }
        return add(name)
    }
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        nested ? add(node.identifier) : .skipChildren
    }
    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        nested ? add(node.secondName ?? node.firstName) : .skipChildren
    }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        nested ? add(node.name) : .skipChildren
    }
    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        nested ? add(node.secondName ?? node.firstName) : .skipChildren
    }
    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        nested && node.initializer != nil ? add(node.name) : .visitChildren
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
        nested || NameForm.isDistinctive(node.name.text) ? add(node.name, node.modifiers) : .skipChildren
    }
}
