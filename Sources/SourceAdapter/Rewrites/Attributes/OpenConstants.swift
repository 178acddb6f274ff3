import SwiftSyntax

/// Rewrites `open let` to `public let`: a constant cannot be overridden, which the compiler accepted before Swift 4.1.
struct OpenConstants: Rewrite {
    func rewrite(_ node: VariableDeclSyntax, in file: FileAdaptation) {
        guard node.bindingSpecifier.tokenKind == .keyword(.let) else { return }
        for modifier in node.modifiers where modifier.name.text == "open" && modifier.detail == nil {
            file.edits.replace(modifier.name, with: "public")
        }
    }
}
