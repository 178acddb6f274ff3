import SwiftSyntax

/// Removes Xcode's previews, `#Preview { … }`, which run in Xcode's canvas and are no part of a program.
struct PreviewMacros: Rewrite {
    func rewrite(_ node: MacroExpansionExprSyntax, in file: FileAdaptation) {
        if Previews.isPreview(Syntax(node)) { file.edits.discard(from: node, through: node) }
    }
}

/// Removes previews with attributes: `@available(iOS 17, *) #Preview { … }`.
struct AttributedPreviewMacros: Rewrite {
    func rewrite(_ node: MacroExpansionDeclSyntax, in file: FileAdaptation) {
        if Previews.isPreview(Syntax(node)) { file.edits.discard(from: node, through: node) }
    }
}

/// Removes types that inherit SwiftUI's `PreviewProvider`, the form of previews before Xcode 15.
struct PreviewProviders: Rewrite {
    func rewrite(_ node: StructDeclSyntax, in file: FileAdaptation) {
        guard Previews.isPreview(Syntax(node)), !file.target.declares("PreviewProvider") else { return }
        file.edits.discard(from: node, through: node)
    }
}

/// Previews of Xcode, in their two forms.
enum Previews {
    static func isPreview(_ node: Syntax) -> Bool {
        if let macro = node.as(MacroExpansionExprSyntax.self) { return macro.macroName.text == "Preview" }
        if let macro = node.as(MacroExpansionDeclSyntax.self) { return macro.macroName.text == "Preview" }
        return node.as(StructDeclSyntax.self)?.inheritanceClause?.inheritedTypes.contains {
            ["PreviewProvider", "SwiftUI.PreviewProvider"].contains($0.type.trimmedDescription)
        } == true
    }

    /// Returns whether a token is in a preview.
    static func contain(_ token: TokenSyntax) -> Bool {
        sequence(first: Syntax(token), next: \.parent).contains(where: isPreview)
    }
}
