import SwiftSyntax

/// Removes `dynamic`, which asks for Objective-C's dispatch, and `weak` on properties of `@objc` protocols, which has a
/// meaning in Objective-C only.
struct ObjectiveCModifiers: Rewrite {
    func rewrite(_ node: DeclModifierSyntax, in file: FileAdaptation) {
        switch node.name.tokenKind {
        case .keyword(.dynamic): file.edits.remove(node)
        case .keyword(.weak) where isOfRequirement(node): file.edits.remove(node)
        default: break
        }
    }

    private func isOfRequirement(_ modifier: DeclModifierSyntax) -> Bool {
        let declaration = modifier.parent?.parent?.as(VariableDeclSyntax.self)
        return declaration?.parent?.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) == true
    }
}
