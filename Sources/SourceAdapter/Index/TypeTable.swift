import SwiftSyntax

/// The types of a target while its files are read.
final class TypeTable {
    private(set) var byName: [String: TypeRecord] = [:]
    private(set) var byDeclaration: [SyntaxIdentifier: TypeRecord] = [:]

    /// Of two declarations of one name (under `#if`), the name leads to the first.
    func add(_ type: TypeRecord, declaredBy declaration: some SyntaxProtocol) {
        byDeclaration[declaration.id] = type
        if !type.isLocal, byName[type.qualifiedName] == nil { byName[type.qualifiedName] = type }
    }

    /// Notes that `declaration` extends `name`. A type that the target does not declare is made up.
    func add(extensionOf name: String, _ declaration: ExtensionDeclSyntax) {
        let type = byName[name] ?? TypeRecord(external: name)
        byName[name] = type
        byDeclaration[declaration.id] = type
        type.inherited += declaration.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    }

    /// What a declaration is a member of; nil at file scope.
    func place(of declaration: some SyntaxProtocol) -> Place? {
        var current = declaration.parent
        while let syntax = current {
            if let type = byDeclaration[syntax.id] {
                return .member(of: type, inExtension: syntax.is(ExtensionDeclSyntax.self))
            }
            switch syntax.kind {
            case .codeBlock, .closureExpr, .accessorBlock: return .function
            default: current = syntax.parent
            }
        }
        return nil
    }

    enum Place {
        case member(of: TypeRecord, inExtension: Bool)
        /// In code: a local declaration.
        case function
    }
}
