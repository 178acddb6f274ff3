import SwiftSyntax

/// The names that a target declares at file scope under conditions of Apple's systems, such as `#if os(macOS) || os(iOS)`,
/// and what libraries have for Linux in their place in other files: functions, types, aliases and members of extensions.
struct AppleSystemDeclarations {
    private let names: Set<String>

    init(_ files: [ParsedFile]) {
        names = files.reduce(into: []) { names, file in
            for clause in Self.clauses(of: file.tree.statements) where Self.isForApple(clause) {
                names.formUnion(Self.names(in: clause))
            }
        }
    }

    /// Returns whether Apple's systems have something with the same name as a declaration of the clause.
    func contain(oneOf clause: IfConfigClauseSyntax) -> Bool {
        !names.isEmpty && !names.isDisjoint(with: Self.names(in: clause))
    }

    static func clauses(of statements: CodeBlockItemListSyntax) -> [IfConfigClauseSyntax] {
        statements.compactMap { $0.item.as(IfConfigDeclSyntax.self) }.flatMap { Array($0.clauses) }
    }

    private static func isForApple(_ clause: IfConfigClauseSyntax) -> Bool {
        guard let condition = clause.condition?.trimmedDescription else { return false }
        return !condition.contains("!")
            && ["os(iOS)", "os(macOS)", "canImport(Darwin)"].contains(where: condition.contains)
    }

    static func names(in clause: IfConfigClauseSyntax) -> [String] {
        guard case .statements(let statements)? = clause.elements else { return [] }
        return statements.flatMap { statement -> [String] in
            guard case .decl(let declaration) = statement.item else { return [] }
            if let extended = declaration.as(ExtensionDeclSyntax.self) {
                let type = extended.extendedType.trimmedDescription
                return extended.memberBlock.members.compactMap { name(of: $0.decl).map { "\(type).\($0)" } }
            }
            return name(of: declaration).map { [$0] } ?? []
        }
    }

    private static func name(of declaration: DeclSyntax) -> String? {
        declaration.asProtocol(NamedDeclSyntax.self)?.name.text
    }
}
