import SwiftSyntax

/// Rewrites `anyClass.isSubclass(of: other)` to `Trestle.isSubclass(anyClass, of: other)`. Subclasses of NSObject have
/// the method on Linux; `AnyClass` has not.
struct SubclassQuestions: Rewrite {
    func rewrite(_ node: FunctionCallExprSyntax, in file: FileAdaptation) {
        guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
            callee.declName.baseName.text == "isSubclass", node.arguments.map(\.label?.text) == ["of"],
            let leftParen = node.leftParen, !base.is(SuperExprSyntax.self), !PostfixChain.isOptional(base)
        else { return }
        if case .type? = ExpressionTypes(target: file.target).meaning(of: base),
            callee.base?.as(MemberAccessExprSyntax.self)?.declName.baseName.tokenKind != .keyword(.self)
        {
            return
        }
        file.require(import: "UIKit")
        file.edits.insert("Trestle.isSubclass(", before: node)
        file.edits.replace(from: callee.period, through: leftParen, with: ", ")
    }
}
