import SwiftSyntax

/// Rewrites `open let` to `public let`, and `open static` to `public static`: constants and static members cannot be
/// overridden, which the compiler accepted before Swift 5.
struct OpenConstants: Rewrite {
    func rewrite(_ node: VariableDeclSyntax, in file: FileAdaptation) {
        if node.bindingSpecifier.tokenKind == .keyword(.let) || node.modifiers.hasStatic {
            node.modifiers.closeOpen(in: file)
        }
    }
}

/// Rewrites `open static func` to `public static func`.
struct OpenStaticMethods: Rewrite {
    func rewrite(_ node: FunctionDeclSyntax, in file: FileAdaptation) {
        if node.modifiers.hasStatic { node.modifiers.closeOpen(in: file) }
    }
}

extension DeclModifierListSyntax {
    fileprivate var hasStatic: Bool { contains { $0.name.tokenKind == .keyword(.static) } }

    fileprivate func closeOpen(in file: FileAdaptation) {
        for modifier in self where modifier.name.text == "open" && modifier.detail == nil {
            file.edits.replace(modifier.name, with: "public")
        }
    }
}
