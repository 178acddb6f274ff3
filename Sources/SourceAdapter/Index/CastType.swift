import SwiftSyntax

/// Reads the type out of casts.
enum CastType {
    /// Returns the type of `value as Type`, `value as? Type` or `value as! Type`; nil for all other expressions.
    static func of(_ expression: ExprSyntax) -> String? {
        guard let elements = expression.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
            elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) })
        else { return nil }
        return elements.last?.as(TypeExprSyntax.self)?.type.trimmedDescription
    }

    /// Returns the type of a cast in parentheses; nil for all other expressions.
    static func of(inParentheses expression: ExprSyntax) -> String? {
        guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 else { return nil }
        return tuple.elements.first.flatMap { of($0.expression) }
    }
}
