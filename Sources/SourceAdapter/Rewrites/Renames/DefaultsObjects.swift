import SwiftSyntax

/// Rewrites `defaults.object(forKey: key)` of user defaults to `defaults.value(forKey: key)`. On Apple's systems numbers
/// are returned as `NSNumber`, which can be cast to any numeric type; Foundation on Linux returns values of other types,
/// and key-value coding `NSNumber`s.
struct DefaultsObjects: Rewrite {
    func rewrite(_ node: FunctionCallExprSyntax, in file: FileAdaptation) {
        guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
            callee.declName.baseName.text == "object", node.arguments.map(\.label?.text) == ["forKey"],
            isDefaults(base, in: file)
        else { return }
        file.edits.replace(callee.declName.baseName, with: "value")
        file.require(import: "UIKit")
    }

    private func isDefaults(_ value: ExprSyntax, in file: FileAdaptation) -> Bool {
        if isMaker(value) { return true }
        if let chain = value.as(OptionalChainingExprSyntax.self) { return isDefaults(chain.expression, in: file) }
        if let forced = value.as(ForceUnwrapExprSyntax.self) { return isDefaults(forced.expression, in: file) }
        if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if let variable = LocalVariable.named(name, seenFrom: value) {
                if let initial = variable.value { return isDefaults(initial, in: file) }
            } else if let type = file.enclosingType(of: value), isDefaults(propertyNamed: name, of: type, in: file) {
                return true
            }
        }
        return file.type(of: value)?.name == "UserDefaults"
    }

    private func isDefaults(propertyNamed name: String, of type: TypeRecord, in file: FileAdaptation) -> Bool {
        file.target.members(named: name, of: type).contains { member in
            member.type == nil && member.initialValue.map(isMaker) == true
        }
    }

    /// Returns whether the value is `UserDefaults.standard` or a call of the initializer.
    private func isMaker(_ value: ExprSyntax) -> Bool {
        if let forced = value.as(ForceUnwrapExprSyntax.self) { return isMaker(forced.expression) }
        let called = value.as(FunctionCallExprSyntax.self)?.calledExpression
        return called?.trimmedDescription == "UserDefaults" || value.trimmedDescription == "UserDefaults.standard"
    }
}
