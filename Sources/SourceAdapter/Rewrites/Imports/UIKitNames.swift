import SwiftSyntax

/// A file that names what UIKit has without importing it: on iOS one file's import, or the bridging or umbrella header of
/// a framework, is enough for Objective-C's types. Here every file imports what it names. What Foundation and the
/// Objective-C runtime offer on Apple's systems and UIKit offers here is imported too.
struct UIKitNamesInTypes: Rewrite {
    func rewrite(_ node: IdentifierTypeSyntax, in file: FileAdaptation) { file.requireUIKit(for: node.name.text) }
}

struct UIKitNamesInCode: Rewrite {
    func rewrite(_ node: DeclReferenceExprSyntax, in file: FileAdaptation) {
        guard node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id else { return }
        file.requireUIKit(for: node.baseName.text)
    }
}

private enum UIKitNames {
    /// `UIView`, `UIEdgeInsetsMake`.
    static func mayContain(_ name: String) -> Bool {
        name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
    }

    /// A class or protocol of Apple's headers.
    static func contain(_ name: String) -> Bool {
        mayContain(name) && (PlatformClasses.isClass(name) || PlatformProtocols.isProtocol(name))
    }

    /// Modules that have no such names but UIKit's.
    static let modulesWithoutSuch: Set<String> = [
        "Combine", "CoreData", "CoreFoundation", "CoreGraphics", "CoreLocation", "CoreText", "Darwin", "Dispatch",
        "Foundation", "MapKit", "ObjectiveC", "OSLog", "QuartzCore", "Swift", "Testing", "UIKit", "XCTest", "os",
    ]

    /// Of Foundation, Core Foundation and the Objective-C runtime on Apple's systems.
    static let ofOtherModules: Set<String> = [
        "Selector", "NSSelectorFromString", "NSStringFromSelector", "NSKeyValueObservation", "NSKeyValueObservedChange",
        "NSKeyValueObservingOptions", "NSKeyValueChange", "NSKeyValueChangeKey", "NSException", "NSExceptionName",
        "NSItemProvider", "NSUserActivity", "UndoManager", "autoreleasepool", "objc_AssociationPolicy",
        "objc_setAssociatedObject", "objc_getAssociatedObject", "objc_removeAssociatedObjects",
        "CFAbsoluteTimeGetCurrent", "CFAbsoluteTime",
    ]
}

extension FileAdaptation {
    fileprivate func requireUIKit(for name: String) {
        if mayBeOfUIKit(name), !target.declares(name) { require(import: "UIKit") }
    }

    /// In a target without any import of UIKit an unknown name may belong to a module that the file imports.
    private func mayBeOfUIKit(_ name: String) -> Bool {
        if UIKitNames.ofOtherModules.contains(name) || UIKitNames.contain(name) { return true }
        return UIKitNames.mayContain(name)
            && (target.importsUIKit || file.importedModules.isSubset(of: UIKitNames.modulesWithoutSuch))
    }
}
