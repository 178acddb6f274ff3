import SwiftSyntax

/// Rewrites `if let a = try? b(), let c = a` to `if let a = try? b(), case let c = a`. Up to Swift 4 the value of `try?`
/// was an optional of an optional where `b` returned an optional; it is a single one now, and `a` is none.
struct FlattenedTries: Rewrite {
    func rewrite(_ node: OptionalBindingConditionSyntax, in file: FileAdaptation) {
        guard node.typeAnnotation == nil, let value = node.initializer?.value,
            FlattenedValue.isOne(value, at: node)
        else { return }
        file.edits.insert("case ", before: node.bindingSpecifier)
    }
}

/// Removes the question mark of `a?.c` of such a value.
struct FlattenedTryChains: Rewrite {
    func rewrite(_ node: OptionalChainingExprSyntax, in file: FileAdaptation) {
        if FlattenedValue.isOne(node.expression, at: node) { file.edits.replace(node.questionMark, with: "") }
    }
}

/// Removes the exclamation mark of `a!` of such a value.
struct FlattenedTryUnwraps: Rewrite {
    func rewrite(_ node: ForceUnwrapExprSyntax, in file: FileAdaptation) {
        if FlattenedValue.isOne(node.expression, at: node) { file.edits.replace(node.exclamationMark, with: "") }
    }
}

private enum FlattenedValue {
    /// Returns whether a value is a variable that `if let` or `guard let` binds to `try?`.
    static func isOne(_ value: ExprSyntax, at node: some SyntaxProtocol) -> Bool {
        guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.bareText,
            let variable = LocalVariable.named(name, seenFrom: node), variable.isUnwrapped, let tried = variable.value
        else { return false }
        let first = tried.as(SequenceExprSyntax.self)?.elements.first ?? tried
        return first.as(TryExprSyntax.self)?.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
    }
}
