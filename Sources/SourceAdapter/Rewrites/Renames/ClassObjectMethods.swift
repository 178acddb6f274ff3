import SwiftSyntax

/// Rewrites `cellClass.hash()`, and `description()` of a class that is only known as `AnyClass`: in Objective-C the
/// methods of NSObject are methods of its classes too.
struct ClassObjectMethods: Rewrite {
    func rewrite(_ node: FunctionCallExprSyntax, in file: FileAdaptation) {
        guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
            node.arguments.isEmpty, node.trailingClosure == nil, let last = node.rightParen,
            !base.is(SuperExprSyntax.self), !PostfixChain.isOptional(base)
        else { return }
        switch callee.declName.baseName.text {
        case "hash" where !declares("hash()", in: file.target):
            file.edits.insert("ObjectIdentifier(", before: node)
            file.edits.replace(from: callee.period, through: last, with: ").hashValue")
        case "description" where isOfAnyClass(base, in: file):
            file.edits.insert("Trestle.className(of: ", before: node)
            file.edits.replace(from: callee.period, through: last, with: ")")
            file.require(import: "UIKit")
        default: break
        }
    }

    private func declares(_ name: String, in target: TargetIndex) -> Bool {
        target.types.values.contains { $0.members.contains { $0.name == name } }
    }

    /// Returns whether the expression is a value of type `AnyClass`, or `type(of: object)` of an object of type
    /// `AnyObject`.
    private func isOfAnyClass(_ base: ExprSyntax, in file: FileAdaptation) -> Bool {
        if let call = base.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "type",
            call.arguments.count == 1, let argument = call.arguments.first, argument.label?.text == "of"
        {
            return spelling(of: argument.expression, in: file) == "AnyObject"
        }
        return ["AnyClass", "AnyObject.Type"].contains(spelling(of: base, in: file))
    }

    private func spelling(of value: ExprSyntax, in file: FileAdaptation) -> String? {
        guard case .value(let type)? = ExpressionTypes(target: file.target).meaning(of: value) else { return nil }
        return type.spelling
    }
}
