import SwiftSyntax

/// Collects the types of a target while its files are read.
final class TypeTable {
    /// The types by qualified name. Private types of several files may have one name: all but one of them are under
    /// ``key(_:in:)``.
    private(set) var byName: [String: TypeRecord] = [:]
    private(set) var byDeclaration: [SyntaxIdentifier: TypeRecord] = [:]

    /// Adds a type. If a name is declared twice (under `#if`), it refers to the first declaration.
    func add(_ type: TypeRecord, declaredBy declaration: some SyntaxProtocol) {
        byDeclaration[declaration.id] = type
        guard !type.isLocal else { return }
        let name = type.qualifiedName
        guard let other = byName[name] else {
            byName[name] = type
            return
        }
        guard let path = type.path, let otherPath = other.path, path != otherPath else { return }
        if type.isOfOneFile {
            byName[Self.key(name, in: path)] = byName[Self.key(name, in: path)] ?? type
        } else if other.isOfOneFile {
            byName[Self.key(name, in: otherPath)] = other
            byName[name] = type
        }
    }

    /// Returns the key of a type that only its file can name, where other files have another type of this name.
    static func key(_ name: String, in path: String) -> String { "\(name) in \(path)" }

    /// Records that `declaration` extends `name`, and adds an external type if the target does not declare it.
    func add(extensionOf name: String, _ declaration: ExtensionDeclSyntax, in path: String) {
        let known = byName[Self.key(name, in: path)] ?? byName[name]
        let type = known ?? TypeRecord(external: name)
        if known == nil { byName[name] = type }
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
