import SwiftSyntax

/// Adds declarations to the body of a class for members of its extensions that override or are overridden; see
/// ``BodyMember``.
struct MembersOfBodies: Rewrite {
    func rewrite(_ node: ClassDeclSyntax, in file: FileAdaptation) {
        guard let type = file.target.type(of: node) else { return }
        let own = type.members.compactMap { BodyMember($0, of: type, in: file.target) }
        let inherited = BodyMember.inherited(by: type, in: file.target).filter { inherited in
            !type.members.contains { $0.name == inherited.member.name }
        }
        let outer = Conditions.around(node, in: file)
        let members = (own + inherited).compactMap { member in
            member.declaration(in: type).map { (conditions(of: member, in: file).filter { !outer.contains($0) }, $0) }
        }
        file.insert(members.filter { $0.0.isEmpty }.map { $0.1 }, intoBodyOf: node)
        file.insert(members.filter { !$0.0.isEmpty }, intoBodyOf: node)
    }

    private func conditions(of member: BodyMember, in file: FileAdaptation) -> [String] {
        Conditions.around(member.member.declaration, in: file)
    }
}

/// Rewrites `super.name` to the code of an extension of UIKit's class that overrides the member; see ``BodyMember``.
struct InheritedMemberSuperCalls: Rewrite {
    func rewrite(_ node: MemberAccessExprSyntax, in file: FileAdaptation) {
        guard node.base?.is(SuperExprSyntax.self) == true, let type = file.enclosingType(of: node) else { return }
        let call = node.parent?.as(FunctionCallExprSyntax.self).flatMap { $0.calledExpression.id == node.id ? $0 : nil }
        let labels = call?.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
        let name = node.declName.baseName.text + (labels.map { "(\($0))" } ?? "")
        let inherited = BodyMember.inherited(by: type, in: file.target).first { $0.member.name == name }
        guard let inherited else { return }
        file.edits.replace(node.declName.baseName, with: inherited.implementationName)
    }
}

extension FileAdaptation {
    /// Inserts declarations into the line of the closing brace of a class.
    func insert(_ declarations: [String], intoBodyOf node: ClassDeclSyntax) {
        guard !declarations.isEmpty else { return }
        let brace = node.memberBlock.rightBrace
        let previous = brace.previousToken(viewMode: .sourceAccurate)
        let isOnItsOwnLine = brace.leadingTrivia.contains(where: \.isNewline) || previous?.tokenKind == .leftBrace
        let separator = isOnItsOwnLine ? "" : "; "
        edits.insert(separator + declarations.joined(separator: "; ") + "; ", before: brace)
    }

    /// Inserts declarations with their conditions before the closing brace of a class.
    fileprivate func insert(_ declarations: [([String], String)], intoBodyOf node: ClassDeclSyntax) {
        guard !declarations.isEmpty else { return }
        let brace = node.memberBlock.rightBrace
        let lines = declarations.flatMap { conditions, declaration in
            ["#if " + conditions.joined(separator: " && "), declaration, "#endif"]
        }
        edits.insertLines(lines, before: brace, inLine: file.location(of: brace).line, of: file.source.path)
    }
}
