internal import PlatformFacts
import SwiftSyntax

/// Rewrites `UIApplication.value(forKeyPath: #keyPath(UIApplication.shared))` to the property. In Objective-C a class is an
/// object with keys of its own; libraries get the application so that they compile for extensions too.
struct ClassValuesOfKeys: Rewrite {
    func rewrite(_ node: FunctionCallExprSyntax, in file: FileAdaptation) {
        guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
            callee.declName.baseName.text == "value",
            let type = callee.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, PlatformClasses.isClass(type),
            node.arguments.count == 1, let argument = node.arguments.first,
            ["forKey", "forKeyPath"].contains(argument.label?.text),
            let property = property(of: type, named: argument.expression)
        else { return }
        file.edits.discard(from: node, through: node, leaving: "(\(type).\(property) as Any?)")
    }

    private func property(of type: String, named key: ExprSyntax) -> String? {
        if let text = key.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
            return type == "UIApplication" && ["shared", "sharedApplication"].contains(text) ? "shared" : nil
        }
        guard let path = key.as(MacroExpansionExprSyntax.self), path.macroName.text == "keyPath",
            path.arguments.count == 1,
            let member = path.arguments.first?.expression.as(MemberAccessExprSyntax.self),
            member.base?.trimmedDescription == type
        else { return nil }
        return member.declName.baseName.text
    }
}
