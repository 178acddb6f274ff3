import SwiftSyntax

/// Marks `<` for two NSNumbers that the target declares at file scope as what is taken last: Foundation on Linux has the
/// same function, and the compiler would take neither. Apple's Foundation has none.
struct NumberComparisons: Rewrite {
    func rewrite(_ node: FunctionDeclSyntax, in file: FileAdaptation) {
        guard node.name.text == "<", file.enclosingType(of: node) == nil,
            node.signature.parameterClause.parameters.map(\.type.trimmedDescription) == ["NSNumber", "NSNumber"]
        else { return }
        file.edits.insert("@_disfavoredOverload ", before: node)
    }
}

/// Calls `Swift.abs(…)` where an extension of CGFloat calls `abs(…)`: Foundation on Linux has a static method of this name,
/// which the compiler finds first. With the SDK of iOS 16.5 it finds the function.
struct AbsoluteNumbers: Rewrite {
    func rewrite(_ node: FunctionCallExprSyntax, in file: FileAdaptation) {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == "abs",
            !file.target.declares("abs"), Self.isInExtensionOfNumbers(Syntax(node))
        else { return }
        file.edits.insert("Swift.", before: node)
    }

    private static func isInExtensionOfNumbers(_ node: Syntax) -> Bool {
        var parent = node.parent
        while let place = parent {
            if let own = place.as(ExtensionDeclSyntax.self) {
                return own.extendedType.trimmedDescription.split(separator: ".").last == "CGFloat"
            }
            parent = place.parent
        }
        return false
    }
}
