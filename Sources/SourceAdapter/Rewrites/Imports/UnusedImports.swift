import SwiftSyntax

/// Removes imports of Apple's frameworks that Linux has not, from files that use none of their names: projects keep
/// many such imports. The file imports Foundation instead, as every framework does. `#if canImport(SceneKit)` is false
/// by itself.
struct UnusedImports: Rewrite {
    func rewrite(_ node: ImportDeclSyntax, in file: FileAdaptation) {
        // A module of the project may have the name of one of Apple's.
        guard let module = node.path.first?.name.text, AppleFramework.named(module) != nil,
            !LinuxModules.have(module), !file.target.modules.contains(module), node.attributes.isEmpty,
            !ConditionalImports.isUnderCondition(node.importKeyword, on: module),
            !UsedNames.mayBeUsed(module, in: file.file.tree)
        else { return }
        file.edits.replace(from: node.importKeyword, through: node.path, with: "import Foundation")
    }
}
