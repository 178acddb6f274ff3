import SwiftSyntax

/// `dynamic` asks for Objective-C's dispatch: taken away.
struct ObjectiveCModifiers: Rewrite {
    func rewrite(_ node: DeclModifierSyntax, in file: FileAdaptation) {
        if node.name.tokenKind == .keyword(.dynamic) { file.edits.remove(node) }
    }
}
