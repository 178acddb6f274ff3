import SwiftSyntax

/// Collects the names of values that are not members of their own kind: of the cases of enums, and of the elements of
/// tuples.
final class ValueNames: SyntaxVisitor {
    private var names: Set<String> = []

    static func all(in files: [ParsedFile]) -> Set<String> {
        let visitor = ValueNames(viewMode: .sourceAccurate)
        for file in files { visitor.walk(file.tree) }
        return visitor.names
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.firstName { names.insert(name.text) }
        return .visitChildren
    }

    override func visit(_ node: TupleExprSyntax) -> SyntaxVisitorContinueKind {
        names.formUnion(node.elements.compactMap(\.label?.text))
        return .visitChildren
    }
}
