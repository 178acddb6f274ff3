import SwiftSyntax

/// What a file declares outside types, types left out.
enum FileScope {
    /// Under all conditions.
    static func names(in statements: CodeBlockItemListSyntax) -> [String] {
        statements.flatMap { statement -> [String] in
            guard case .decl(let declaration) = statement.item else { return [] }
            if let alias = declaration.as(TypeAliasDeclSyntax.self) { return [alias.name.text] }
            if let function = declaration.as(FunctionDeclSyntax.self) { return [function.name.text] }
            if let variable = declaration.as(VariableDeclSyntax.self) {
                return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
            }
            guard let condition = declaration.as(IfConfigDeclSyntax.self) else { return [] }
            return condition.clauses.flatMap { clause -> [String] in
                if case .statements(let statements)? = clause.elements { names(in: statements) } else { [] }
            }
        }
    }
}
