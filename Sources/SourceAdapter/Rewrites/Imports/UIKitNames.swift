import SwiftSyntax

/// A file that names types of UIKit without importing it: on iOS one file's import, or the bridging or umbrella header of
/// a framework, is enough for Objective-C's types. Here every file imports what it names.
struct UIKitNamesInTypes: Rewrite {
    func rewrite(_ node: IdentifierTypeSyntax, in file: FileAdaptation) { file.requireUIKit(for: node.name.text) }
}

struct UIKitNamesInCode: Rewrite {
    func rewrite(_ node: DeclReferenceExprSyntax, in file: FileAdaptation) {
        guard node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id else { return }
        file.requireUIKit(for: node.baseName.text)
    }
}

extension FileAdaptation {
    fileprivate func requireUIKit(for name: String) {
        guard name.hasPrefix("UI"), name.dropFirst(2).first?.isUppercase == true, target.importsUIKit,
            target.types[name]?.kind ?? .external == .external
        else { return }
        require(import: "UIKit")
    }
}
