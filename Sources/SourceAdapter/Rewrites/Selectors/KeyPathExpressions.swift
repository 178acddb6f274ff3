import SwiftSyntax

/// Rewrites `#keyPath(Person.friend.name)` to `KeyPathName("friend.name", \Person.friend?.name)`, so that the compiler
/// still checks it.
struct KeyPathExpressions: Rewrite {
    func rewrite(_ node: MacroExpansionExprSyntax, in file: FileAdaptation) {
        guard node.macroName.text == "keyPath", let argument = node.arguments.first, node.arguments.count == 1,
            let path = KeyPathReference(argument.expression, in: file.target)
        else { return }
        file.require(import: "UIKit")
        file.edits.discard(from: node, through: node, leaving: "KeyPathName(\"\(path.name)\", \(path.checked))")
    }
}
