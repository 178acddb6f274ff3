import SwiftSyntax

/// Imports Combine, Security, MobileCoreServices, CoreImage, ImageIO and locks in files that use them without an import: on
/// Apple's systems Foundation and UIKit bring them.
struct ImpliedImports: Rewrite {
    func rewrite(_ node: ImportDeclSyntax, in file: FileAdaptation) {
        let modules = file.file.importedModules
        let first = file.file.tree.tokens(viewMode: .sourceAccurate).first { $0.tokenKind == .keyword(.import) }
        guard node.importKeyword.id == first?.id else { return }
        if !modules.contains("Combine"), LinuxModules.have("Combine"), UsedNames.observes(file.file.tree) {
            file.require(import: "Combine")
        }
        for (module, prefixes) in Self.namesThroughFoundation
        where !modules.contains(module) && LinuxModules.have(module) {
            if UsedNames.mayUse(prefixes, in: file.file.tree, { file.target.declares($0) }) {
                file.require(import: LinuxModules.replacements[module] ?? module)
            }
        }
        if !modules.contains("ImageIO"), LinuxModules.have("ImageIO"),
            UsedNames.mayUse(["CGImageSource", "CGImageDestination"], in: file.file.tree, { file.target.declares($0) })
        {
            file.require(import: "ImageIO")
        }
        if modules.isDisjoint(with: ["os", "OSLog"]), UsedNames.locks(file.file.tree) {
            file.require(import: "UnifiedLogging")
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
