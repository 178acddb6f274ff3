import SwiftSyntax

/// What a file declares that others may name.
public struct DeclaredNames: Sendable {
    /// The names of the types, variables and functions at file scope, also under `#if`.
    public let names: Set<String>
    /// The names of all types, variables, functions and parameters, also of those in others.
    public let allNames: Set<String>
    /// The members that extensions add to types.
    private let members: [(type: String, name: String)]

    public init(in file: SourceFile) {
        let tree = ParsedFile(file).tree
        names = Set(NameCollector.of(tree, nested: false))
        allNames = Set(NameCollector.of(tree, nested: true))
        members = ExtensionMembers.of(tree)
    }

    /// Returns the names of the members that extensions add to types with other names than `types`, without those that
    /// a protocol may require, and without names of a single word, which other types have too.
    func members(besidesThoseOf types: Set<String>) -> [String] {
        members.filter { !types.contains($0.type) && NameForm.isDistinctive($0.name) }.map(\.name)
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
        !modifiers.arePrivate && !modifiers.areOverriding
    }
}
