import SwiftSyntax

/// `application.delegate?.window??.rootViewController`: `window` is an optional property of an optional type on iOS, and
/// has a default on Linux, so that one mark is enough.
struct DelegateWindow: Rewrite {
    func rewrite(_ node: OptionalChainingExprSyntax, in file: FileAdaptation) {
        guard let inner = node.expression.as(OptionalChainingExprSyntax.self),
            let access = inner.expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "window"
        else { return }
        file.edits.remove(node.questionMark)
    }
}
