import SwiftSyntax

/// Finds the parameters and local variables that are visible at an expression.
enum LocalDeclarations {
    /// Returns the type, without `?`, of the parameter or local variable that `name` means at `node`. Nil if there is
    /// none or its type is not written.
    static func type(of name: String, seenFrom node: some SyntaxProtocol) -> String? {
        for scope in sequence(first: Syntax(node), next: \.parent) {
            if scope.asProtocol((any DeclGroupSyntax).self) != nil { return nil }
            if let found = declaration(of: name, in: scope, before: node.position) {
                return TypeName.unwrapped(found)
            }
        }
        return nil
    }

    /// Returns the type of an initial value: `Foo` of `= Foo(...)` and of `= value as! Foo`.
    static func typeOfInitialValue(_ binding: Syntax) -> String? {
        guard let value = binding.as(PatternBindingSyntax.self)?.initializer?.value else { return nil }
        if let type = CastType.of(value) { return type }
        guard let called = value.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self),
            called.trimmedDescription.first?.isUppercase == true
        else { return nil }
        return called.trimmedDescription
    }

    private static func declaration(of name: String, in scope: Syntax, before end: AbsolutePosition) -> String? {
        if let function = scope.as(FunctionDeclSyntax.self) {
            return parameter(name, of: function.signature.parameterClause)
        }
        if let initializer = scope.as(InitializerDeclSyntax.self) {
            return parameter(name, of: initializer.signature.parameterClause)
        }
        guard let items = scope.as(CodeBlockItemListSyntax.self) else { return nil }
        return items.lazy.filter { $0.position < end }
            .compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
            .filter { $0.pattern.trimmedDescription == name }
            .compactMap { $0.typeAnnotation?.type.trimmedDescription ?? typeOfInitialValue(Syntax($0)) }.first
    }

    private static func parameter(_ name: String, of clause: FunctionParameterClauseSyntax) -> String? {
        clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }?.type.trimmedDescription
    }
}
