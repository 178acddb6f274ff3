import SwiftSyntax

/// Rewrites `constraint.priority = 750` to a layout priority: up to Swift 3 it was a number.
struct AssignedPriorityLiterals: Rewrite {
    func rewrite(_ node: AssignmentExprSyntax, in file: FileAdaptation) {
        guard let elements = node.parent?.as(ExprListSyntax.self), elements.count == 3,
            let property = elements.first?.as(MemberAccessExprSyntax.self), let value = elements.last,
            property.declName.baseName.text == "priority", !file.target.propertyNames.contains("priority")
        else { return }
        file.makePriority(of: value)
    }
}

/// Rewrites the first argument of `setContentHuggingPriority(250, for: .vertical)` and of its counterpart likewise.
struct PassedPriorityLiterals: Rewrite {
    private static let names: Set = ["setContentHuggingPriority", "setContentCompressionResistancePriority"]

    func rewrite(_ node: FunctionCallExprSyntax, in file: FileAdaptation) {
        let called = node.calledExpression
        let name = called.as(MemberAccessExprSyntax.self)?.declName ?? called.as(DeclReferenceExprSyntax.self)
        guard let name, Self.names.contains(name.baseName.text), let value = node.arguments.first?.expression else {
            return
        }
        file.makePriority(of: value)
    }
}

extension FileAdaptation {
    fileprivate func makePriority(of value: ExprSyntax) {
        guard value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self) else { return }
        edits.insert("UILayoutPriority(rawValue: ", before: value)
        edits.insert(")", after: value)
    }
}
