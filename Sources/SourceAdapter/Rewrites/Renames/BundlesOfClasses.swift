import SwiftSyntax

/// Rewrites `Bundle(for: Row.self)` to `Bundle.ofModule(for: Row.self)`. On iOS a framework or a bundle of tests is a
/// bundle; on Linux their classes are in one program, whose bundle Foundation returns for all of them.
struct BundlesOfClasses: Rewrite {
    func rewrite(_ node: FunctionCallExprSyntax, in file: FileAdaptation) {
        guard let called = node.calledExpression.as(DeclReferenceExprSyntax.self), called.baseName.text == "Bundle",
            node.arguments.count == 1, node.arguments.first?.label?.text == "for"
        else { return }
        file.edits.insert(".ofModule", after: called)
        file.require(import: "UIKit")
    }
}
