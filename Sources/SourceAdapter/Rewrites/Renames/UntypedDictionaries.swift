import SwiftSyntax

/// Rewrites `properties as Dictionary?` to `properties as! [AnyHashable: Any]?`. On Apple's systems the compiler bridges
/// such a dictionary of Core Foundation to this type.
struct UntypedDictionaries: Rewrite {
    func rewrite(_ node: UnresolvedAsExprSyntax, in file: FileAdaptation) {
        guard node.questionOrExclamationMark == nil, let elements = node.parent?.as(ExprListSyntax.self),
            let next = elements.index(of: node).map({ elements.index(after: $0) }), next != elements.endIndex,
            let type = elements[next].as(TypeExprSyntax.self)?.type.as(OptionalTypeSyntax.self),
            type.wrappedType.trimmedDescription == "Dictionary", !file.target.declares("Dictionary")
        else { return }
        file.edits.insert("!", after: node.asKeyword)
        file.edits.replace(type.wrappedType, with: "[AnyHashable: Any]")
    }
}
