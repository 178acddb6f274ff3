import SwiftSyntax

/// Rewrites `text.characters.count` to `text.count`: up to Swift 3 a string was no collection, but had one. A target
/// with a property of this name is left as it is.
struct StringCharacters: Rewrite {
    func rewrite(_ node: MemberAccessExprSyntax, in file: FileAdaptation) {
        guard node.declName.baseName.text == "characters", node.declName.argumentNames == nil, let base = node.base,
            !file.target.propertyNames.contains("characters"), !isCalled(node)
        else { return }
        // `text?.characters` is `text`, but `text?.characters.count` is `text?.count`.
        let isEnd = !PostfixChain.goesOn(behind: node)
        if isEnd, let chain = base.as(OptionalChainingExprSyntax.self) {
            file.edits.replace(from: chain.questionMark, through: node.declName, with: "")
        } else {
            file.edits.replace(from: node.period, through: node.declName, with: "")
        }
    }

    private func isCalled(_ node: MemberAccessExprSyntax) -> Bool {
        node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    }
}
