import SwiftSyntax

/// Reads types out of the values with which variables are created.
enum InitialValue {
    /// Returns the type that a value names: `Foo` of `Foo(...)` and of `try value as! Foo`. Nil for other values.
    static func type(of value: ExprSyntax) -> String? {
        if let attempt = value.as(TryExprSyntax.self) { return type(of: attempt.expression) }
        if let type = CastType.of(value) { return type }
        guard let called = value.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self),
            called.trimmedDescription.first?.isUppercase == true
        else { return nil }
        return called.trimmedDescription
    }
}
