import SwiftSyntax

/// Imports Combine, Observation, Security, MobileCoreServices, CoreImage, ImageIO, locks and others in files that use
/// them without an import: on Apple's systems Foundation and UIKit bring them, as do the frameworks that bring UIKit.
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
        if modules.contains("SwiftUI"), UsedNames.isSwiftUIUsedOutsideOfConditions(in: file) {
            file.require(import: "SwiftUIDeclarations")
        }
        for (module, names) in Self.partsInObjectiveC where !imports(module, file) {
            if UsedNames.uses(names, in: file.file.tree, { file.target.declares($0) }) {
                file.require(import: module, isImportedByPackagesOnly: true)
            }
        }
        if !modules.contains("Observation"), UsedNames.tracksObservation(file.file.tree) {
            file.require(import: "Observation")
        }
        if modules.isDisjoint(with: ["os", "OSLog"]), UsedNames.locks(file.file.tree) {
            file.require(import: "UnifiedLogging")
        }
        require(Self.namesThroughHeaders, in: file, besides: modules)
        if !modules.isDisjoint(with: Self.modulesWithUIKit) { requireModulesOfUIKit(in: file, besides: modules) }
    }

    /// Returns whether the file imports the module in any case: libraries do so in their packages only.
    private func imports(_ module: String, _ file: FileAdaptation) -> Bool {
        file.file.tree.statements.contains {
            $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == module
        }
    }

    private func requireModulesOfUIKit(in file: FileAdaptation, besides modules: Set<String>) {
        if !modules.contains("CoreImage"), LinuxModules.have("CoreImage"),
            UsedNames.processesImages(file.file.tree, { file.target.declares($0) })
        {
            file.require(import: "CoreImage")
        }
        require(Self.namesThroughUIKit, in: file, besides: modules)
    }

    private func require(
        _ names: [(module: String, prefixes: [String])], in file: FileAdaptation, besides modules: Set<String>
    ) {
        for (module, prefixes) in names where !modules.contains(module) && LinuxModules.have(module) {
            if UsedNames.mayUse(wordsAfter: prefixes, of: module, in: file.file.tree, { file.target.declares($0) }) {
                file.require(import: module)
            }
        }
    }

    /// How names of modules begin that Foundation brings, before a capital letter.
    private static let namesThroughFoundation = [
        "Security": [
            "Sec", "kSec", "errSec", "errSSL", "NSURLAuthenticationMethodServer", "NSURLAuthenticationMethodClient",
        ],
        "MobileCoreServices": ["UTTypeCreate", "UTTypeCopy", "UTTypeConforms", "kUT"],
    ]

    /// How names of modules begin that UIKit brings, before a capitalized word. CoreText shares its first letters with
    /// CoreTelephony.
    private static let namesThroughUIKit: [(module: String, prefixes: [String])] = [
        ("Accessibility", ["AX"]),
        (
            "CoreText",
            [
                "CTFont", "CTFrame", "CTGlyphInfo", "CTLine", "CTParagraphStyle", "CTRun", "CTTextTab", "CTTypesetter",
                "kCT",
            ]
        ),
        ("CoreVideo", ["CV", "kCV"]), ("ImageIO", ["CGImageSource", "CGImageDestination", "kCGImage"]),
        ("Metal", ["MTL"]), ("UserNotifications", ["UN"]),
    ]

    /// Libraries in Objective-C, which a bridging header or the header of a framework brings, whatever a file imports.
    private static let namesThroughHeaders: [(module: String, prefixes: [String])] = [
        ("FXPageControl", ["FXPageControl"]), ("JGProgressHUD", ["JGProgressHUD"]),
        ("MBProgressHUD", ["MBProgressHUD"]),
    ]

    /// The names that libraries have of their parts in Objective-C, which are modules of Trestle here. Only the libraries'
    /// packages have modules for these parts.
    private static let partsInObjectiveC: [(module: String, names: Set<String>)] = [
        (
            "RxCocoaRuntime",
            [
                "_RXDelegateProxy", "_RXKVOObserver", "RX_ensure_observing", "RXObjCRuntimeErrorDomain",
                "RXMessageSentObserver", "RXDeallocatingObserver",
            ]
        ),
        ("CombineCocoaRuntime", ["ObjcDelegateProxy"]),
    ]

    /// The modules that bring UIKit on Apple's systems, by a type check against the SDK of iOS 16.5.
    private static let modulesWithUIKit: Set<String> = [
        "AVKit", "AddressBookUI", "AuthenticationServices", "ContactsUI", "EventKitUI", "GLKit", "GameController",
        "GameKit", "HomeKit", "IntentsUI", "LinkPresentation", "MapKit", "MediaPlayer", "MessageUI", "Messages",
        "MetalKit", "MultipeerConnectivity", "NotificationCenter", "PDFKit", "PassKit", "PencilKit", "PhotosUI",
        "QuickLook", "ReplayKit", "SafariServices", "SceneKit", "Social", "SpriteKit", "StoreKit", "SwiftUI", "UIKit",
        "WebKit",
    ]
}
