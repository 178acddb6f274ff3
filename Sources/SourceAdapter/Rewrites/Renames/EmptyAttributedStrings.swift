import SwiftSyntax

/// Rewrites `NSAttributedString()`: Foundation on Linux lacks this initialiser, and an extension cannot add it.
struct EmptyAttributedStrings: Rewrite {
    private static let names: Set = ["NSAttributedString", "NSMutableAttributedString"]

    func rewrite(_ node: FunctionCallExprSyntax, in file: FileAdaptation) {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            Self.names.contains(name), node.arguments.isEmpty, node.trailingClosure == nil, let paren = node.leftParen
        else { return }
        file.edits.insert("string: \"\"", after: paren)
    }
}
