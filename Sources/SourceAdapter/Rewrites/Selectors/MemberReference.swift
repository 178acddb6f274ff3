import SwiftSyntax

/// What `#selector`, or `#keyPath`, names: a member by its name, the type it is looked up in, and a cast that tells overloads apart.
struct MemberReference {
    enum Base {
        /// Members are looked up in this type. A name alone is looked up in the type around it.
        case type(TypeReference)
        /// In an expression whose type is not known.
        case expression(ExprSyntax)
    }

    let base: Base
    let baseName: String
    /// Nil when they are not written.
    let labels: [String]?
    /// `(UIButton) -> Void` of `tapped as (UIButton) -> Void`, as the method of an object; nil without a cast.
    let cast: FunctionTypeSyntax?

    /// Nil when the expression is no chain of names.
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
        baseName = name.baseName.text
        labels = name.argumentNames?.arguments.map(\.name.text)
    }

    var isOfProtocol: Bool {
        if case .type(let type) = base { type.isProtocol } else { false }
    }

    /// A property of a type that is already known.
    init?(_ name: String, of type: TypeReference?) {
        guard let type else { return nil }
        base = .type(type)
        baseName = name
        labels = nil
        cast = nil
    }

    /// Takes parentheses and the cast away.
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

    /// Parentheses and optionality say nothing here.
    private static func function(_ type: TypeSyntax) -> FunctionTypeSyntax? {
        if let tuple = type.as(TupleTypeSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
            return function(only.type)
        }
        if let optional = type.as(OptionalTypeSyntax.self) { return function(optional.wrappedType) }
        return type.as(FunctionTypeSyntax.self)
    }
}
