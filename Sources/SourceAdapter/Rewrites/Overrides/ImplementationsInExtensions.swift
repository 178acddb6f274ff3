import SwiftSyntax

/// Methods of extensions that have a declaration in the body take the name of an implementation.
struct MethodImplementations: Rewrite {
    func rewrite(_ node: FunctionDeclSyntax, in file: FileAdaptation) {
        guard let member = file.bodyMember(declaredBy: node) else { return }
        guard member.declaration != nil else {
            return file.report(
                .error,
                "A method with a variadic parameter can't override or be overridden in an extension on Linux; "
                    + "move '\(node.name.text)' into the class.", at: node)
        }
        file.edits.removeOverriding(node.modifiers)
        file.edits.replace(node.name, with: member.implementationName)
    }
}

/// Properties of extensions likewise; observers become methods.
struct PropertyImplementations: Rewrite {
    func rewrite(_ node: VariableDeclSyntax, in file: FileAdaptation) {
        guard node.bindings.count == 1, let binding = node.bindings.first,
            let member = file.bodyMember(declaredBy: binding), member.declaration != nil
        else { return }
        if let observers = ObserverImplementation(node, binding, member.implementationName) {
            observers.write(to: &file.edits)
        } else {
            file.edits.removeOverriding(node.modifiers)
            file.edits.replace(binding.pattern, with: member.implementationName)
        }
    }
}

/// Subscripts of extensions likewise: the first label is what tells them apart.
struct SubscriptImplementations: Rewrite {
    func rewrite(_ node: SubscriptDeclSyntax, in file: FileAdaptation) {
        guard let member = file.bodyMember(declaredBy: node), member.declaration != nil,
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
    /// The member of an extension that `declaration` declares, when the class's body declares it too.
    fileprivate func bodyMember(declaredBy declaration: some SyntaxProtocol) -> BodyMember? {
        guard let type = enclosingType(of: declaration),
            let member = type.members.first(where: { $0.declaration.id == declaration.id })
        else { return nil }
        return BodyMember(member, of: type, in: target)
    }
}

extension EditList {
    /// What only the declaration in the body is.
    fileprivate mutating func removeOverriding(_ modifiers: DeclModifierListSyntax) {
        for modifier in modifiers where ["override", "open", "public", "final"].contains(modifier.name.text) {
            remove(modifier)
        }
    }
}
