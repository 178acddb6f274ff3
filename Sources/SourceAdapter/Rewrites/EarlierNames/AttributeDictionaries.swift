import SwiftSyntax

/// Rewrites `let attributes: [String: Any] = [NSFontAttributeName: font]` to a dictionary of `NSAttributedString.Key`:
/// up to Swift 3 the names of attributes were strings.
struct AnnotatedAttributes: Rewrite {
    func rewrite(_ node: PatternBindingSyntax, in file: FileAdaptation) {
        guard let type = node.typeAnnotation?.type, let value = node.initializer?.value else { return }
        file.renameKeys(of: type, in: value)
    }
}

/// Rewrites `[NSFontAttributeName: font] as [String: Any]` likewise.
struct CastAttributes: Rewrite {
    func rewrite(_ node: UnresolvedAsExprSyntax, in file: FileAdaptation) {
        guard let elements = node.parent?.as(ExprListSyntax.self), elements.count == 3, let value = elements.first,
            let type = elements.last?.as(TypeExprSyntax.self)?.type
        else { return }
        file.renameKeys(of: type, in: value)
    }
}

extension FileAdaptation {
    fileprivate func renameKeys(of type: TypeSyntax, in value: ExprSyntax) {
        let type = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
        guard let key = type.as(DictionaryTypeSyntax.self)?.key, key.trimmedDescription == "String",
            case .elements(let elements)? = value.as(DictionaryExprSyntax.self)?.content,
            elements.contains(where: { Self.isAttributeName($0.key) })
        else { return }
        edits.replace(key, with: "NSAttributedString.Key")
        require(import: "UIKit")
    }

    /// Returns whether an expression is such as `NSFontAttributeName`.
    private static func isAttributeName(_ expression: ExprSyntax) -> Bool {
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        return name.hasPrefix("NS") && name.hasSuffix("AttributeName")
    }
}
