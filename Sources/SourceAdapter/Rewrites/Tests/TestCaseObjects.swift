internal import PlatformFacts
import SwiftSyntax

/// Adds `TestCaseObject` to test classes that conform to Objective-C protocols, such as `UITableViewDataSource`, or have
/// methods that controls send: on Linux XCTestCase is no NSObject.
struct TestCaseObjects: Rewrite {
    func rewrite(_ node: ClassDeclSyntax, in file: FileAdaptation) {
        guard let type = file.target.type(of: node), let last = node.inheritanceClause?.inheritedTypes.last,
            TestClasses.contain(type, in: file.target), isObject(type, in: file.target),
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
}
