import SwiftSyntax

/// Removes `@MainActor` from test classes and their synchronous members, which XCTest on Linux calls from outside the
/// main actor and which then trap; their bodies stay on it. Asynchronous members keep the attribute, or get that of
/// their class.
struct MainActorTestClasses: Rewrite {
    func rewrite(_ node: ClassDeclSyntax, in file: FileAdaptation) {
        guard let type = file.target.type(of: node), TestClasses.contain(type, in: file.target) else { return }
        file.edits.removeMainActor(node.attributes)
    }
}

struct MainActorTestExtensions: Rewrite {
    func rewrite(_ node: ExtensionDeclSyntax, in file: FileAdaptation) {
        guard let type = file.target.type(of: node), TestClasses.contain(type, in: file.target) else { return }
        file.edits.removeMainActor(node.attributes)
    }
}

struct MainActorTestMethods: Rewrite {
    func rewrite(_ node: FunctionDeclSyntax, in file: FileAdaptation) {
        guard let type = file.target.memberOwner(of: node), TestClasses.contain(type, in: file.target) else { return }
        let isOwn = node.attributes.contains { $0.isMainActor }
        if node.signature.effectSpecifiers?.asyncSpecifier == nil {
            file.edits.removeMainActor(node.attributes)
            if isOwn || TestClasses.areOnMainActor(type, in: file.target) { assumeMainActor(node, &file.edits) }
        } else if !isOwn, TestClasses.areOnMainActor(type, in: file.target),
            !node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.nonisolated) })
        {
            let first = node.modifiers.first.map { Syntax($0) } ?? Syntax(node.funcKeyword)
            file.edits.insert("@MainActor ", before: first)
        }
    }
}

extension MainActorTestMethods {
    /// Runs the body as code of the main actor, which it may call then: XCTest calls synchronous members on the main
    /// thread.
    private func assumeMainActor(_ node: FunctionDeclSyntax, _ edits: inout EditList) {
        guard let body = node.body, !body.statements.isEmpty,
            !node.modifiers.contains(where: { ["nonisolated", "static", "class"].contains($0.name.text) })
        else { return }
        let isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
        let result = node.signature.returnClause?.type.oneLine ?? "Void"
        edits.insert(
            (isThrowing ? " try" : "") + " MainActor.assumeIsolated { () \(isThrowing ? "throws " : "")-> \(result) in",
            after: body.leftBrace)
        edits.insert("} ", before: body.rightBrace)
    }
}

struct MainActorTestProperties: Rewrite {
    func rewrite(_ node: VariableDeclSyntax, in file: FileAdaptation) {
        guard let type = file.target.memberOwner(of: node), TestClasses.contain(type, in: file.target) else { return }
        file.edits.removeMainActor(node.attributes)
    }
}

extension TargetIndex {
    /// Returns the type that `declaration` is a member of. Nil for local declarations.
    fileprivate func memberOwner(of declaration: some DeclSyntaxProtocol) -> TypeRecord? {
        declaration.parent?.is(MemberBlockItemSyntax.self) == true ? enclosingType(of: declaration) : nil
    }
}

extension AttributeListSyntax.Element {
    fileprivate var isMainActor: Bool {
        if case .attribute(let attribute) = self {
            attribute.attributeName.trimmedDescription == "MainActor"
        } else {
            false
        }
    }
}

extension EditList {
    fileprivate mutating func removeMainActor(_ attributes: AttributeListSyntax) {
        for attribute in attributes where attribute.isMainActor { remove(attribute) }
    }
}
