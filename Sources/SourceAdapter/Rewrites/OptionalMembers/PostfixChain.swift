import SwiftSyntax

/// A chain of members, calls and subscripts.
enum PostfixChain {
    /// Does the chain go on behind `node` without a mark of its own?
    static func goesOn(behind node: some ExprSyntaxProtocol) -> Bool {
        guard let parent = node.parent else { return false }
        return parent.as(MemberAccessExprSyntax.self)?.base?.id == node.id
            || parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
            || parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == node.id
    }

    /// Is there a `?` somewhere in the chain, so that its value is optional?
    static func isOptional(_ node: ExprSyntax) -> Bool {
        if node.is(OptionalChainingExprSyntax.self) { return true }
        let base: ExprSyntax? =
            node.as(MemberAccessExprSyntax.self)?.base ?? node.as(FunctionCallExprSyntax.self)?.calledExpression
            ?? node.as(SubscriptCallExprSyntax.self)?.calledExpression
        return base.map(isOptional) ?? false
    }
}
