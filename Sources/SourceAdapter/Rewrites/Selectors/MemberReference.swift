import SwiftSyntax

/// The member that `#selector` or `#keyPath` names: its name, the type in which it is looked up, and a cast that
/// chooses an overload.
struct MemberReference {
    enum Base {
        /// The member is looked up in this type. A name without a base is looked up in the enclosing type.
        case type(TypeReference)
        /// The member is looked up in an expression of unknown type.
        case expression(ExprSyntax)
    }

    let base: Base
    let baseName: String
    /// The argument labels. Nil if the reference has none.
    let labels: [String]?
    /// The type of the method, `(UIButton) -> Void` of `tapped as (UIButton) -> Void`. Nil without a cast.
    let cast: FunctionTypeSyntax?

    /// Returns nil if the expression is not a chain of names.
    init?(_ expression: ExprSyntax, in target: TargetIndex) {
        let (named, cast) = Self.split(expression)
        let name: DeclReferenceExprSyntax
        if let access = named.as(MemberAccessExprSyntax.self), let owner = access.base {
            name = access.declName
            switch ExpressionTypes(target: target).meaning(of: owner) {
            case .type(let type):
                base = .type(type)
                // The type's own function takes the object first.
                self.cast = cast?.returnClause.type.as(FunctionTypeSyntax.self) ?? cast
            case .value(let type):
                base = .type(type)
                self.cast = cast
            case nil:
                base = .expression(owner)
                self.cast = cast
            }
        } else if let alone = named.as(DeclReferenceExprSyntax.self) {
            guard let type = TypeReference.enclosing(expression, in: target) else { return nil }
            name = alone
            base = .type(type)
            self.cast = cast
        } else {
            return nil
        }
        baseName = name.baseName.bareText
        labels = name.argumentNames?.arguments.map(\.name.text)
    }

    var isOfProtocol: Bool {
        if case .type(let type) = base { type.isProtocol } else { false }
    }

    /// Creates a reference to a property of a known type.
    init?(_ name: String, of type: TypeReference?) {
        guard let type else { return nil }
        base = .type(type)
        baseName = name
        labels = nil
        cast = nil
    }

    /// Splits an expression into the expression without parentheses and the type of its cast.
    private static func split(_ expression: ExprSyntax) -> (ExprSyntax, FunctionTypeSyntax?) {
        if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
            return split(only.expression)
        }
        if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first,
            let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
        {
            return (split(first).0, function(type))
        }
        return (expression, nil)
    }

    /// Returns the function type inside parentheses and optional types.
    private static func function(_ type: TypeSyntax) -> FunctionTypeSyntax? {
        if let tuple = type.as(TupleTypeSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
            return function(only.type)
        }
        if let optional = type.as(OptionalTypeSyntax.self) { return function(optional.wrappedType) }
        return type.as(FunctionTypeSyntax.self)
    }
}
