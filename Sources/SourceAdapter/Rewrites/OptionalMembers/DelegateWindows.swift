import SwiftSyntax

/// Rewrites `window` of a delegate that is known as `UIApplicationDelegate` or `UIWindowSceneDelegate` only to
/// `optionalWindow`. On iOS `window` is an optional requirement of an optional type; on Linux the requirement has a
/// default, and the type is `UIWindow?`.
struct DelegateWindows: Rewrite {
    func rewrite(_ node: MemberAccessExprSyntax, in file: FileAdaptation) {
        guard DelegateWindow.isOfProtocol(node, in: file.target) else { return }
        file.edits.replace(node.declName, with: "optionalWindow")
        file.require(import: "UIKit")
    }
}

/// Removes one `?` from `delegate.window??.rootViewController` if the type of the delegate is not known here.
struct ChainedDelegateWindows: Rewrite {
    func rewrite(_ node: OptionalChainingExprSyntax, in file: FileAdaptation) {
        guard let inner = node.expression.as(OptionalChainingExprSyntax.self),
            DelegateWindow.isOfUnknownType(inner.expression, in: file.target)
        else { return }
        file.edits.remove(node.questionMark)
    }
}

/// Removes one `!` from `delegate.window!!` likewise.
struct ForcedDelegateWindows: Rewrite {
    func rewrite(_ node: ForceUnwrapExprSyntax, in file: FileAdaptation) {
        guard let inner = node.expression.as(ForceUnwrapExprSyntax.self),
            DelegateWindow.isOfUnknownType(inner.expression, in: file.target)
        else { return }
        file.edits.remove(node.exclamationMark)
    }
}

/// Recognizes the property `window` of delegates.
private enum DelegateWindow {
    static func isOfProtocol(_ node: MemberAccessExprSyntax, in target: TargetIndex) -> Bool {
        node.declName.baseName.text == "window" && node.base.map { isDelegate($0, in: target) } == true
    }

    static func isOfUnknownType(_ node: ExprSyntax, in target: TargetIndex) -> Bool {
        guard let access = node.as(MemberAccessExprSyntax.self) else { return false }
        return access.declName.baseName.text == "window" && !isOfProtocol(access, in: target)
    }

    private static func isDelegate(_ value: ExprSyntax, in target: TargetIndex) -> Bool {
        let value = unwrapped(value)
        if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let initial = LocalVariable.named(name, seenFrom: value)?.value
        {
            return isDelegate(initial, in: target)
        }
        if let access = value.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "delegate",
            let base = access.base, isApplication(base, in: target)
        {
            return true
        }
        return ExpressionTypes(target: target).type(of: value).map { TypeName.nominal($0.spelling) }
            .map(["UIApplicationDelegate", "UIWindowSceneDelegate"].contains) ?? false
    }

    private static func isApplication(_ value: ExprSyntax, in target: TargetIndex) -> Bool {
        value.trimmedDescription == "UIApplication.shared"
            || ExpressionTypes(target: target).type(of: value)?.name == "UIApplication"
    }

    /// Returns the expression without `?`, `!` and parentheses around it.
    private static func unwrapped(_ value: ExprSyntax) -> ExprSyntax {
        if let chain = value.as(OptionalChainingExprSyntax.self) { return unwrapped(chain.expression) }
        if let forced = value.as(ForceUnwrapExprSyntax.self) { return unwrapped(forced.expression) }
        if let tuple = value.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
            return unwrapped(only.expression)
        }
        return value
    }
}
