import SwiftSyntax

/// Answers questions about chains of member accesses, calls and subscripts.
enum PostfixChain {
    /// Returns whether the chain continues after `node` without a `?` or `!`.
    static func goesOn(behind node: some ExprSyntaxProtocol) -> Bool {
        guard let parent = node.parent else { return false }
        return parent.as(MemberAccessExprSyntax.self)?.base?.id == node.id
            || parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
            || parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == node.id
    }

    /// Returns whether the chain contains a `?`, so that its value is optional.
    static func isOptional(_ node: ExprSyntax) -> Bool {
        if node.is(OptionalChainingExprSyntax.self) { return true }
        let base: ExprSyntax? =
            node.as(MemberAccessExprSyntax.self)?.base ?? node.as(FunctionCallExprSyntax.self)?.calledExpression
            ?? node.as(SubscriptCallExprSyntax.self)?.calledExpression
        return base.map(isOptional) ?? false
    }
}
