import SwiftSyntax

/// Removes `nonisolated` from layer classes of the target and from what they override. The layers of Apple's systems
/// belong to no actor, so source of Swift 6 whose types are the main actor's by default has to write it; ours are the
/// main actor's, as the views are.
struct LayerIsolation: Rewrite {
    func rewrite(_ node: DeclModifierSyntax, in file: FileAdaptation) {
        guard node.name.tokenKind == .keyword(.nonisolated), node.detail == nil,
            let declaration = node.parent?.parent, let type = ownClass(declaration, in: file),
            let first = file.target.ancestry(of: type).last?.inherited.first, isLayer(TypeName.nominal(first))
        else { return }
        file.edits.remove(node)
    }

    /// Returns the class that the declaration is, or that overrides with it.
    private func ownClass(_ declaration: Syntax, in file: FileAdaptation) -> TypeRecord? {
        if let declaration = declaration.as(ClassDeclSyntax.self) { return file.target.type(of: declaration) }
        guard let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers,
            modifiers.contains(where: { [.keyword(.override), .keyword(.required)].contains($0.name.tokenKind) })
        else { return nil }
        return file.enclosingType(of: declaration)
    }

    private func isLayer(_ name: String) -> Bool { name.hasPrefix("CA") && name.hasSuffix("Layer") }
}
