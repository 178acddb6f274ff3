import SwiftSyntax

/// Renames methods of extensions that are declared in the body of the class to the names of their implementations.
struct MethodImplementations: Rewrite {
    func rewrite(_ node: FunctionDeclSyntax, in file: FileAdaptation) {
        guard let member = file.bodyMember(declaredBy: node) else { return }
        guard member.canBeForwarded else {
            return file.report(
                .error,
                "A method with a variadic parameter can't override or be overridden in an extension on Linux; "
                    + "move '\(node.name.text)' into the class.", at: node)
        }
        file.reportPlatformClass(of: member, at: node)
        file.edits.removeOverriding(node.modifiers)
        if member.isCalledOnAnyThread { file.edits.insert("nonisolated ", before: node.funcKeyword) }
        file.edits.replace(node.name, with: member.implementationName)
    }
}

/// Renames properties of extensions likewise; their observers become methods.
struct PropertyImplementations: Rewrite {
    func rewrite(_ node: VariableDeclSyntax, in file: FileAdaptation) {
        guard node.bindings.count == 1, let binding = node.bindings.first,
            let member = file.bodyMember(declaredBy: binding), member.canBeForwarded
        else { return }
        file.reportPlatformClass(of: member, at: node)
        if let observers = ObserverImplementation(node, binding, member.implementationName) {
            observers.write(to: &file.edits)
        } else {
            file.edits.removeOverriding(node.modifiers)
            if member.isCalledOnAnyThread { file.edits.insert("nonisolated ", before: node.bindingSpecifier) }
            file.edits.replace(binding.pattern, with: member.implementationName)
        }
    }
}

/// Gives subscripts of extensions a first label that tells the implementation from the declaration.
struct SubscriptImplementations: Rewrite {
    func rewrite(_ node: SubscriptDeclSyntax, in file: FileAdaptation) {
        guard let member = file.bodyMember(declaredBy: node), member.canBeForwarded,
            let parameter = node.parameterClause.parameters.first
        else { return }
        file.edits.removeOverriding(node.modifiers)
        if parameter.secondName == nil {
            file.edits.insert("\(member.implementationName) ", before: parameter.firstName)
        } else {
            file.edits.replace(parameter.firstName, with: member.implementationName)
        }
    }
}

extension FileAdaptation {
    /// Returns the member of an extension that `declaration` declares, if the body of the class declares it too.
    fileprivate func bodyMember(declaredBy declaration: some SyntaxProtocol) -> BodyMember? {
        guard let type = enclosingType(of: declaration),
            let member = type.members.first(where: { $0.declaration.id == declaration.id })
        else { return nil }
        return BodyMember(member, of: type, in: target)
    }

    /// Reports an override in an extension of UIKit's own class, of which the class's own objects know nothing.
    fileprivate func reportPlatformClass(of member: BodyMember, at node: some SyntaxProtocol) {
        guard member.type.kind == .external else { return }
        let (name, owner) = (member.member.baseName, member.type.name)
        report(
            .warning,
            "On Linux '\(name)' is overridden in the classes of this target that inherit \(owner), not in UIKit's own; "
                + "use a subclass where it matters.", at: node)
    }
}

extension EditList {
    /// Removes the modifiers that belong to the declaration in the body.
    fileprivate mutating func removeOverriding(_ modifiers: DeclModifierListSyntax) {
        for modifier in modifiers where ["override", "open", "public", "final"].contains(modifier.name.text) {
            remove(modifier)
        }
    }
}
