import SwiftSyntax

/// Collects the types of a target while its files are read.
final class TypeTable {
    private(set) var byName: [String: TypeRecord] = [:]
    private(set) var byDeclaration: [SyntaxIdentifier: TypeRecord] = [:]

    /// Adds a type. If a name is declared twice (under `#if`), it refers to the first declaration.
    func add(_ type: TypeRecord, declaredBy declaration: some SyntaxProtocol) {
        byDeclaration[declaration.id] = type
        if !type.isLocal, byName[type.qualifiedName] == nil { byName[type.qualifiedName] = type }
    }

    /// Records that `declaration` extends `name`, and adds an external type if the target does not declare it.
    func add(extensionOf name: String, _ declaration: ExtensionDeclSyntax) {
        let type = byName[name] ?? TypeRecord(external: name)
        byName[name] = type
        byDeclaration[declaration.id] = type
        type.inherited += declaration.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    }

    /// Returns the place that a declaration belongs to. Nil at file scope.
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
        /// The declaration is local to a function.
        case function
    }
}
