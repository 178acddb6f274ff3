import SwiftSyntax

/// Imports Combine, Security, MobileCoreServices and CoreImage in files that use them without an import: on Apple's systems
/// Foundation brings the first three, and UIKit the last.
struct ImpliedImports: Rewrite {
    func rewrite(_ node: ImportDeclSyntax, in file: FileAdaptation) {
        let modules = file.file.importedModules
        let first = file.file.tree.statements.lazy.compactMap { $0.item.as(ImportDeclSyntax.self) }.first
        guard node.id == first?.id else { return }
        if !modules.contains("Combine"), LinuxModules.have("Combine"), UsedNames.observes(file.file.tree) {
            file.require(import: "Combine")
        }
        for (module, prefixes) in Self.namesThroughFoundation
        where !modules.contains(module) && LinuxModules.have(module) {
            if UsedNames.mayUse(prefixes, in: file.file.tree, { file.target.declares($0) }) {
                file.require(import: LinuxModules.replacements[module] ?? module)
            }
        }
        if modules.contains("UIKit"), !modules.contains("CoreImage"), LinuxModules.have("CoreImage"),
            UsedNames.processesImages(file.file.tree, { file.target.declares($0) })
        {
            file.require(import: "CoreImage")
        }
    }

    /// How names of modules begin that Foundation brings, before a capital letter.
    private static let namesThroughFoundation = [
        "Security": [
            "Sec", "kSec", "errSec", "errSSL", "NSURLAuthenticationMethodServer", "NSURLAuthenticationMethodClient",
        ],
        "MobileCoreServices": ["UTTypeCreate", "UTTypeCopy", "UTTypeConforms", "kUT"],
    ]
}
