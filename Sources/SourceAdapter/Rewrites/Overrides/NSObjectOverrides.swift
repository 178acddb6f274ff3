import SwiftSyntax

/// Removes `override` from members such as `responds(to:)` in the first class of the target that declares them; see
/// ``NSObjectMember``.
struct NSObjectOverrides: Rewrite {
    func rewrite(_ node: FunctionDeclSyntax, in file: FileAdaptation) {
        guard let modifier = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
            let type = file.enclosingType(of: node),
            let member = type.members.first(where: { $0.declaration.id == node.id }),
            let known = NSObjectMember.named(member.name)
        else { return }
        let isFirst = NSObjectMember.isFirstOverride(member, of: type, in: file.target)
        if isFirst { file.edits.remove(modifier) }
        guard isFirst || known.isDeclared(above: type, in: file.target) else { return }
        // An override may have a parameter `Selector` for `Selector!`; a protocol's requirement may not.
        for parameter in node.signature.parameterClause.parameters
        where parameter.type.trimmedDescription == "Selector" {
            file.edits.insert("!", after: parameter.type)
        }
    }
}

/// Adds the protocols that UIKit looks for to the class of such members, and declares the members that only its
/// subclasses override.
struct NSObjectConformances: Rewrite {
    func rewrite(_ node: ClassDeclSyntax, in file: FileAdaptation) {
        guard let type = file.target.type(of: node), let last = node.inheritanceClause?.inheritedTypes.last else {
            return
        }
        let protocols = NSObjectMember.protocols(of: type, in: file.target)
        guard !protocols.isEmpty else { return }
        file.edits.insert(protocols.map { ", \($0)" }.joined(), after: last)
        file.require(import: "UIKit")
        let missing = NSObjectMember.missingDeclarations(in: type, of: file.target).compactMap(declaration)
        file.insert(missing, intoBodyOf: node)
    }

    /// Returns a declaration that calls the base member, for subclasses to override.
    private func declaration(of member: MemberRecord) -> String? {
        guard let function = member.declaration.as(FunctionDeclSyntax.self),
            let known = NSObjectMember.named(member.name),
            let text = ForwardingMethod(function, to: "super.\(known.baseName)")?.text
        else { return nil }
        let isPublic = member.modifiers.contains("public") || member.modifiers.contains("open")
        return (isPublic ? "public " : "") + (member.isStatic ? "class " : "") + text
    }
}

/// Rewrites `super.responds(to:)` to the base member where no superclass in the target declares the member.
struct NSObjectSuperCalls: Rewrite {
    func rewrite(_ node: MemberAccessExprSyntax, in file: FileAdaptation) {
        guard node.base?.is(SuperExprSyntax.self) == true, let type = file.enclosingType(of: node),
            let member = NSObjectMember.named(name(of: node)),
            !member.isDeclared(byPlatformClass: file.target.platformSuperclass(of: type) ?? "NSObject"),
            !member.isDeclared(above: type, in: file.target)
        else { return }
        file.edits.replace(node.declName.baseName, with: member.baseName)
    }

    private func name(of node: MemberAccessExprSyntax) -> String {
        if let names = node.declName.argumentNames { return node.declName.baseName.text + names.trimmedDescription }
        guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id else {
            return ""
        }
        return "\(node.declName.baseName.text)(\(call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()))"
    }
}
