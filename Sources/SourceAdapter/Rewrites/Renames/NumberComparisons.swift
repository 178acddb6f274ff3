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
