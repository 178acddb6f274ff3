import SwiftSyntax

/// What a file declares that others may name.
public enum DeclaredNames {
    /// Returns the names of the types, variables and functions at file scope, also under `#if`.
    public static func names(in file: SourceFile) -> [String] {
        NameCollector.of(ParsedFile(file).tree, nested: false)
    }

    /// Returns the names of all types, variables, functions and parameters, also of those in others.
    public static func allNames(in file: SourceFile) -> [String] {
        NameCollector.of(ParsedFile(file).tree, nested: true)
    }

    /// Returns the names of the members that extensions add to types with other names than `types`, without those that
    /// a protocol may require, and without names of a single word, which other types have too.
    public static func members(in file: SourceFile, besidesThoseOf types: Set<String>) -> [String] {
        ExtensionMembers.of(ParsedFile(file).tree).filter {
            !types.contains($0.type) && NameForm.isDistinctive($0.name)
        }
        .map(\.name)
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
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            nested || NameForm.isGlobal(name.text)
        else { return nested ? .visitChildren : .skipChildren }
        return add(name)
    }
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
        nested || NameForm.isDistinctive(node.name.text) ? add(node.name, node.modifiers) : .skipChildren
    }
}

/// Collects the members of a file's extensions that other files can name.
private enum ExtensionMembers {
    static func of(_ tree: SourceFileSyntax) -> [(type: String, name: String)] {
        tree.statements.compactMap { $0.item.as(ExtensionDeclSyntax.self) }
            // An extension with a protocol has what the protocol requires.
            .filter { $0.inheritanceClause == nil && !$0.modifiers.arePrivate }
            .flatMap { node in
                node.memberBlock.members.flatMap { names(of: $0.decl) }.map {
                    (TypeName.nominal(node.extendedType.trimmedDescription), $0)
                }
            }
    }

    private static func names(of member: DeclSyntax) -> [String] {
        if let function = member.as(FunctionDeclSyntax.self) {
            return isVisible(function.modifiers) ? [function.name.text] : []
        }
        guard let variable = member.as(VariableDeclSyntax.self), isVisible(variable.modifiers) else { return [] }
        return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    }

    private static func isVisible(_ modifiers: DeclModifierListSyntax) -> Bool {
        !modifiers.arePrivate && !modifiers.contains { $0.name.text == "override" }
    }
}

extension DeclModifierListSyntax {
    fileprivate var arePrivate: Bool {
        contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
    }
}
