internal import PlatformFacts
import SwiftSyntax

/// Adds `TestCaseObject` to test classes that conform to Objective-C protocols, such as `UITableViewDataSource`, have
/// methods that controls send, or are compared with something: on Linux XCTestCase is no NSObject.
struct TestCaseObjects: Rewrite {
    func rewrite(_ node: ClassDeclSyntax, in file: FileAdaptation) {
        guard let type = file.target.type(of: node), let last = node.inheritanceClause?.inheritedTypes.last,
            TestClasses.contain(type, in: file.target), isObject(type, in: file.target) || comparesItself(node),
            !file.target.ancestry(of: type).dropFirst().contains(where: { isObject($0, in: file.target) })
        else { return }
        file.edits.insert(", TestCaseObject", after: last)
        file.require(import: "UIKit")
    }

    private func isObject(_ type: TypeRecord, in target: TargetIndex) -> Bool {
        type.members.contains { $0.kind == .method && $0.has("objc") }
            || target.conformances(of: type).contains { name in
                name == "NSObjectProtocol" || (PlatformProtocols.isProtocol(name) && !PlatformClasses.isClass(name))
            }
    }

    private func comparesItself(_ node: ClassDeclSyntax) -> Bool {
        let search = SelfComparison(viewMode: .sourceAccurate)
        search.walk(node.memberBlock)
        return search.isFound
    }
}

/// Looks for assertions that something equals `self`.
private final class SelfComparison: SyntaxVisitor {
    private(set) var isFound = false

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        if name == "XCTAssertEqual" || name == "XCTAssertNotEqual" {
            isFound = isFound || node.arguments.contains { $0.expression.trimmedDescription == "self" }
        }
        return isFound ? .skipChildren : .visitChildren
    }
}
