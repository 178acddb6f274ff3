import SwiftSyntax

/// Rewrites `@objc optional func` in the target's own protocols. The requirement throws, and an extension implements it
/// by throwing, for objects that do not implement it. Methods that do not throw satisfy the requirement unchanged.
struct OptionalMethodRequirements: Rewrite {
    func rewrite(_ node: FunctionDeclSyntax, in file: FileAdaptation) {
        guard let modifier = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.optional) }),
            let type = file.enclosingType(of: node), let arguments = ForwardedArguments(node.signature.parameterClause),
            let member = type.members.first(where: { $0.declaration.id == node.id })
        else { return }
        file.edits.remove(modifier)
        let effects = node.signature.effectSpecifiers
        if effects?.throwsClause == nil {
            let place = effects?.asyncSpecifier.map { Syntax($0) } ?? Syntax(node.signature.parameterClause)
            file.edits.insert(" throws", after: place)
        }
        let isStatic = member.isStatic ? "static " : ""
        let result = node.signature.returnClause.map { " " + $0.oneLine } ?? ""
        let isAsync = effects?.asyncSpecifier == nil ? "" : " async"
        let values = zip(node.signature.parameterClause.parameters, arguments.names)
            .filter { !Self.isNonEscaping($0.0.type) }.map { ", \($0.1)" }
        let selector = ObjectiveCNames(target: file.target).selector(of: member)
        file.addDefault(
            "\(isStatic)func \(node.name.text)(\(arguments.parameters))\(isAsync) throws\(result) "
                + "{ return try OptionalCall.notImplemented(self, \"\(selector)\"\(values.joined())) }",
            to: type)
    }

    /// Returns whether the type is a non-escaping closure, which cannot be passed on by name.
    private static func isNonEscaping(_ type: TypeSyntax) -> Bool {
        if type.is(FunctionTypeSyntax.self) { return true }
        guard let attributed = type.as(AttributedTypeSyntax.self), attributed.baseType.is(FunctionTypeSyntax.self)
        else { return false }
        return !attributed.attributes.trimmedDescription.contains("@escaping")
    }
}

/// Rewrites `@objc optional var` likewise: its getter throws. It cannot be set through the protocol.
struct OptionalPropertyRequirements: Rewrite {
    func rewrite(_ node: VariableDeclSyntax, in file: FileAdaptation) {
        guard let modifier = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.optional) }),
            let binding = node.bindings.first, let accessors = binding.accessorBlock,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let written = binding.typeAnnotation?.type.oneLine, let type = file.enclosingType(of: node),
            let member = type.members.first(where: { $0.declaration.id == binding.id })
        else { return }
        file.edits.remove(modifier)
        file.edits.replace(accessors, with: "{ get throws }")
        let isStatic = member.isStatic ? "static " : ""
        let selector = ObjectiveCNames(target: file.target).name(of: member)
        file.addDefault(
            "\(isStatic)var \(name): \(written) { get throws { return try OptionalCall.notImplemented(self, \"\(selector)\") } }",
            to: type)
    }
}

extension FileAdaptation {
    /// Adds the default implementation of a requirement of the protocol `type`.
    fileprivate func addDefault(_ member: String, to type: TypeRecord) {
        require(import: "UIKit")
        let access =
            ["public", "package", "fileprivate", "private"].first(where: type.modifiers.contains)
            .map { ($0 == "private" ? "fileprivate" : $0) + " " } ?? ""
        appendix.append("extension \(type.qualifiedName) { \(access)\(member) }")
    }
}
