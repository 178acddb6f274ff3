import SwiftSyntax

/// The type that the source writes for the value of an expression.
enum WrittenType {
    /// Returns the name of the type that an expression must have: `T` for what a function with the result `T` or `T?`
    /// returns, for a default value, and for the initial value of a variable with a type. Nil if none is written.
    static func expected(of node: some SyntaxProtocol) -> String? {
        guard let parent = node.parent else { return nil }
        if parent.is(ReturnStmtSyntax.self) { return result(around: parent) }
        if parent.is(CodeBlockItemSyntax.self) { return isOnly(parent) ? result(around: parent) : nil }
        guard let declaration = parent.as(InitializerClauseSyntax.self)?.parent else { return nil }
        return
            (declaration.as(PatternBindingSyntax.self)?.typeAnnotation?.type
            ?? declaration.as(FunctionParameterSyntax.self)?.type).flatMap(name)
    }

    /// Returns whether a statement is the only one of its body, whose value a function returns without `return`.
    private static func isOnly(_ statement: Syntax) -> Bool {
        statement.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    }

    /// Returns the result of the function or the type of the property in whose body the node is; nil in closures.
    private static func result(around node: Syntax) -> String? {
        var ancestor = node.parent
        while let current = ancestor {
            if current.is(ClosureExprSyntax.self) { return nil }
            if let function = current.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause.flatMap { name(of: $0.type) }
            }
            if let binding = current.as(PatternBindingSyntax.self) {
                return binding.typeAnnotation.flatMap { name(of: $0.type) }
            }
            if let declaration = current.as(SubscriptDeclSyntax.self) { return name(of: declaration.returnClause.type) }
            ancestor = current.parent
        }
        return nil
    }

    /// Returns the name of a type, or of the type that is wrapped in an optional.
    private static func name(of type: TypeSyntax) -> String? {
        if let optional = type.as(OptionalTypeSyntax.self) { return name(of: optional.wrappedType) }
        if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return name(of: optional.wrappedType) }
        return type.as(IdentifierTypeSyntax.self)?.name.text
    }
}
