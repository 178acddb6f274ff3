import SwiftSyntax

/// Removes one `?` from `application.delegate?.window??.rootViewController`. On iOS `window` is an optional requirement
/// of an optional type; on Linux the requirement has a default.
struct DelegateWindow: Rewrite {
    func rewrite(_ node: OptionalChainingExprSyntax, in file: FileAdaptation) {
        guard let inner = node.expression.as(OptionalChainingExprSyntax.self),
            let access = inner.expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "window"
        else { return }
        file.edits.remove(node.questionMark)
    }
}
