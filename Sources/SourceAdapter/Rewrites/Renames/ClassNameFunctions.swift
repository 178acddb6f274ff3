import SwiftSyntax

/// Replaces `NSStringFromClass` and `NSClassFromString`, which on Linux support neither nested classes nor Objective-C
/// names, by UIKit's own functions.
struct ClassNameFunctions: Rewrite {
    private static let replacements = [
        "NSStringFromClass": (name: "Trestle.className", label: "of"),
        "NSClassFromString": (name: "Trestle.classNamed", label: "_"),
    ]

    func rewrite(_ node: DeclReferenceExprSyntax, in file: FileAdaptation) {
        guard let replacement = Self.replacements[node.baseName.text],
            node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
        else { return }
        file.require(import: "UIKit")
        let call = node.parent?.as(FunctionCallExprSyntax.self)
        if let call, call.calledExpression.id == node.id {
            file.edits.replace(node, with: replacement.name)
            if replacement.label != "_", let argument = call.arguments.first {
                file.edits.insert("\(replacement.label): ", before: argument)
            }
        } else {
            file.edits.replace(node, with: "\(replacement.name)(\(replacement.label):)")
        }
    }
}
