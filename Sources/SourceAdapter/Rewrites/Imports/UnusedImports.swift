import SwiftSyntax

/// Removes imports of SwiftUI, and of Apple's frameworks that Linux does not have, from files that use none of their
/// names: projects keep many such imports. The file imports Foundation instead, as every framework does.
/// `#if canImport(ModelIO)` is false by itself.
struct UnusedImports: Rewrite {
    func rewrite(_ node: ImportDeclSyntax, in file: FileAdaptation) {
        guard Self.isUnused(node, in: file) else { return }
        file.edits.replace(from: node.importKeyword, through: node.path, with: "import Foundation")
    }

    static func isUnused(_ node: ImportDeclSyntax, in file: FileAdaptation) -> Bool {
        // A module of the project may have the name of one of Apple's.
        guard let module = node.path.first?.name.text, AppleFramework.named(module) != nil,
            !file.target.modules.contains(module), node.attributes.isEmpty,
            !ConditionalImports.isUnderCondition(node.importKeyword, on: module)
        else { return false }
        return !UsedNames.mayBeUsed(module, in: file.file.tree)
    }
}
