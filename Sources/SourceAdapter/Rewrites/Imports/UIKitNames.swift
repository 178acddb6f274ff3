import SwiftSyntax

/// A file that names types of UIKit without importing it: on iOS one file's import, or the bridging or umbrella header of
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
    static func contain(_ name: String) -> Bool { name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true }

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
        let isNeeded = UIKitNames.ofOtherModules.contains(name) || UIKitNames.contain(name) && target.importsUIKit
        if isNeeded, target.types[name]?.kind ?? .external == .external { require(import: "UIKit") }
    }
}
