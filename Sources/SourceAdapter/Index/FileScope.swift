import SwiftSyntax

/// Finds the declarations at file scope that are not types, under any `#if` condition.
enum FileScope {
    static func names(in statements: CodeBlockItemListSyntax) -> [String] {
        declarations(in: statements).flatMap { declaration -> [String] in
            if let alias = declaration.as(TypeAliasDeclSyntax.self) { return [alias.name.text] }
            if let function = declaration.as(FunctionDeclSyntax.self) { return [function.name.text] }
            guard let variable = declaration.as(VariableDeclSyntax.self) else { return [] }
            return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
        }
    }

    /// Returns the type aliases without parameters, with the types that they stand for.
    static func aliases(in statements: CodeBlockItemListSyntax) -> [(name: String, type: String)] {
        declarations(in: statements).compactMap { $0.as(TypeAliasDeclSyntax.self) }
            .filter { $0.genericParameterClause == nil }
            .map { ($0.name.text, $0.initializer.value.trimmedDescription) }
    }

    private static func declarations(in statements: CodeBlockItemListSyntax) -> [DeclSyntax] {
        statements.flatMap { statement -> [DeclSyntax] in
            guard case .decl(let declaration) = statement.item else { return [] }
            guard let condition = declaration.as(IfConfigDeclSyntax.self) else { return [declaration] }
            return condition.clauses.flatMap { clause -> [DeclSyntax] in
                if case .statements(let statements)? = clause.elements { declarations(in: statements) } else { [] }
            }
        }
    }
}
