import SwiftSyntax

/// Rewrites `completion = expectation.fulfill`. On Linux the method has parameters for file and line, so it cannot be
/// used as a function without parameters.
struct ExpectationReferences: Rewrite {
    func rewrite(_ node: MemberAccessExprSyntax, in file: FileAdaptation) {
        guard node.declName.baseName.text == "fulfill", node.declName.argumentNames == nil, node.base != nil,
            !isCalled(node),
            file.file.importedModules.contains("XCTest")
        else { return }
        file.edits.insert("{ ", before: node)
        file.edits.insert("() }", after: node)
    }

    private func isCalled(_ node: MemberAccessExprSyntax) -> Bool {
        node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    }
}
