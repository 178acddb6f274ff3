import SwiftSyntax

/// Rewrites `url as QLPreviewItem` to `url as NSURL`: an address is an object of Objective-C on Apple's systems only.
/// An expression is one by its type, or by its name where that is not known.
struct PreviewItems: Rewrite {
    func rewrite(_ node: SequenceExprSyntax, in file: FileAdaptation) {
        let parts = Array(node.elements)
        for (index, part) in parts.enumerated() where index > 0 && index + 1 < parts.count {
            guard let cast = part.as(UnresolvedAsExprSyntax.self),
                let type = parts[index + 1].as(TypeExprSyntax.self)?.type,
                ["QLPreviewItem", "any QLPreviewItem", "QuickLook.QLPreviewItem"].contains(type.trimmedDescription),
                isAddress(parts[index - 1], in: file)
            else { continue }
            let isOptional = cast.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
            if let mark = cast.questionOrExclamationMark { file.edits.replace(mark, with: "") }
            file.edits.replace(type, with: isOptional ? "NSURL?" : "NSURL")
        }
    }

    private func isAddress(_ value: ExprSyntax, in file: FileAdaptation) -> Bool {
        if let type = file.type(of: value) { return ["URL", "NSURL"].contains(TypeName.unwrapped(type.name)) }
        return name(of: value).lowercased().contains("url")
    }

    /// The last name in a chain of members, calls and subscripts: `url` in `files[0].url!`.
    private func name(of value: ExprSyntax) -> String {
        if let value = value.as(DeclReferenceExprSyntax.self) { return value.baseName.text }
        if let value = value.as(MemberAccessExprSyntax.self) { return value.declName.baseName.text }
        if let value = value.as(ForceUnwrapExprSyntax.self) { return name(of: value.expression) }
        if let value = value.as(FunctionCallExprSyntax.self) { return name(of: value.calledExpression) }
        if let value = value.as(SubscriptCallExprSyntax.self) { return name(of: value.calledExpression) }
        if let value = value.as(TryExprSyntax.self) { return name(of: value.expression) }
        return ""
    }
}
