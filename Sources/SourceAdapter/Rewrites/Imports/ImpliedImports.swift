import SwiftSyntax

/// Imports Combine and CoreImage in files that use them without an import: on Apple's systems Foundation brings the first,
/// and UIKit the second.
struct ImpliedImports: Rewrite {
    func rewrite(_ node: ImportDeclSyntax, in file: FileAdaptation) {
        let modules = file.file.importedModules
        let first = file.file.tree.statements.lazy.compactMap { $0.item.as(ImportDeclSyntax.self) }.first
        guard node.id == first?.id else { return }
        if !modules.contains("Combine"), LinuxModules.have("Combine"), UsedNames.observes(file.file.tree) {
            file.require(import: "Combine")
        }
        if modules.contains("UIKit"), !modules.contains("CoreImage"), LinuxModules.have("CoreImage"),
            UsedNames.processesImages(file.file.tree, { file.target.declares($0) })
        {
            file.require(import: "CoreImage")
        }
    }
}
