import SwiftSyntax

/// Rewrites `text.characters.count` to `text.count`: up to Swift 3 a string was no collection, but had one. A target
/// with a property, a case or an element of this name is left as it is, and one with an `AttributedString`, whose
/// property it is today.
struct StringCharacters: Rewrite {
    func rewrite(_ node: MemberAccessExprSyntax, in file: FileAdaptation) {
        guard node.declName.baseName.text == "characters", node.declName.argumentNames == nil, let base = node.base,
            !isOwn(in: file.target), !isType(base), !isCalled(node)
        else { return }
        // `text?.characters` is `text`, but `text?.characters.count` is `text?.count`.
        let isEnd = !PostfixChain.goesOn(behind: node)
        if isEnd, let chain = base.as(OptionalChainingExprSyntax.self) {
            file.edits.replace(from: chain.questionMark, through: node.declName, with: "")
        } else {
            file.edits.replace(from: node.period, through: node.declName, with: "")
        }
    }

    private func isOwn(in target: TargetIndex) -> Bool {
        target.propertyNames.contains("characters") || target.valueNames.contains("characters")
            || target.usesAttributedString
    }

    /// Returns whether the base is a type by its name, such as an enum with a case of that name.
    private func isType(_ base: ExprSyntax) -> Bool {
        let name = base.as(MemberAccessExprSyntax.self)?.declName ?? base.as(DeclReferenceExprSyntax.self)
        return name?.baseName.text.first?.isUppercase == true
    }

    private func isCalled(_ node: MemberAccessExprSyntax) -> Bool {
        node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    }
}
