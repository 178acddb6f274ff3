import SwiftSyntax

/// Rewrites `Type.classForCoder()` to `Type.self`: in Objective-C the methods of NSObject are methods of its classes too.
struct CoderClasses: Rewrite {
    func rewrite(_ node: FunctionCallExprSyntax, in file: FileAdaptation) {
        guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self), callee.base != nil,
            callee.declName.baseName.text == "classForCoder", node.arguments.isEmpty, node.trailingClosure == nil,
            let first = node.leftParen, let last = node.rightParen
        else { return }
        file.edits.replace(callee.declName, with: "self")
        file.edits.replace(from: first, through: last, with: "")
    }
}
