import SwiftSyntax

/// Rewrites `cellClass.hash()` and `cellClass.superclass()` of a class that is a value, and `description()` of a class
/// that is only known as `AnyClass`: in Objective-C the methods of NSObject are methods of its classes too.
struct ClassObjectMethods: Rewrite {
    func rewrite(_ node: FunctionCallExprSyntax, in file: FileAdaptation) {
        guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
            node.arguments.isEmpty, node.trailingClosure == nil, let last = node.rightParen,
            !base.is(SuperExprSyntax.self), !PostfixChain.isOptional(base)
        else { return }
        switch callee.declName.baseName.text {
        case "hash" where isClassValue(base, in: file) && !declares("hash()", in: file.target):
            file.edits.insert("ObjectIdentifier(", before: node)
            file.edits.replace(from: callee.period, through: last, with: ").hashValue")
        case "superclass" where isClassValue(base, in: file) && !declares("superclass()", in: file.target):
            file.edits.insert("class_getSuperclass(", before: node)
            file.edits.replace(from: callee.period, through: last, with: ")")
            file.require(import: "UIKit")
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

    /// Returns whether the expression is a class as a value: `Row.self`, `type(of: row)`, or of type `AnyClass` or
    /// `Row.Type`.
    private func isClassValue(_ base: ExprSyntax, in file: FileAdaptation) -> Bool {
        if let access = base.as(MemberAccessExprSyntax.self), access.declName.baseName.tokenKind == .keyword(.self) {
            return true
        }
        if base.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "type" { return true }
        if let cast = CastType.of(inParentheses: base) { return isMetatype(cast) }
        let type = file.type(of: base)?.spelling
        return type.map(isMetatype) ?? false
    }

    private func isMetatype(_ type: String) -> Bool { type == "AnyClass" || type.hasSuffix(".Type") }

    /// Returns whether the expression is a value of type `AnyClass`, or `type(of: object)` of an object of type
    /// `AnyObject`.
    private func isOfAnyClass(_ base: ExprSyntax, in file: FileAdaptation) -> Bool {
        if let call = base.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "type",
            call.arguments.count == 1, let argument = call.arguments.first, argument.label?.text == "of"
        {
            return file.type(of: argument.expression)?.spelling == "AnyObject"
        }
        return ["AnyClass", "AnyObject.Type"].contains(file.type(of: base)?.spelling)
    }
}
