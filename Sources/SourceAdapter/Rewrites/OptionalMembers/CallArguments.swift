import SwiftSyntax

/// Answers questions about the arguments of calls.
enum CallArguments {
    /// Returns whether evaluating the arguments of a call may do something or fail. Plain arguments are literals,
    /// closures, `self`, and names of variables that are not implicitly unwrapped.
    static func mayHaveEffects(_ call: FunctionCallExprSyntax, in target: TargetIndex) -> Bool {
        !call.arguments.allSatisfy { isPlain($0.expression, in: target) }
    }

    private static func isPlain(_ argument: ExprSyntax, in target: TargetIndex) -> Bool {
        switch argument.kind {
        case .closureExpr, .nilLiteralExpr, .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr: return true
        default: break
        }
        if let text = argument.as(StringLiteralExprSyntax.self) { return text.representedLiteralValue != nil }
        if let access = argument.as(MemberAccessExprSyntax.self) { return access.base == nil }
        guard let name = argument.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        guard let type = target.enclosingType(of: argument) else { return true }
        return !target.members(named: name, of: type).contains {
            $0.kind == .property && $0.type?.hasSuffix("!") == true
        }
    }
}
