import SwiftSyntax

/// Renames `override func willMove(toParentViewController:)` to the current name; see ``EarlierMember``.
struct EarlierMethodOverrides: Rewrite {
    func rewrite(_ node: FunctionDeclSyntax, in file: FileAdaptation) {
        guard let earlier = file.earlierMember(overriddenBy: node) else { return }
        guard !earlier.isMethodNoLonger else { return declareProperty(node, earlier, &file.edits) }
        if earlier.name.base != earlier.current.base { file.edits.replace(node.name, with: earlier.current.base) }
        let parameters = node.signature.parameterClause.parameters
        for (parameter, label) in zip(parameters, earlier.current.labels) where parameter.firstName.text != label {
            // The method's own code goes on calling it what it did.
            let name = parameter.secondName == nil ? " \(parameter.firstName.text)" : ""
            file.edits.replace(parameter.firstName, with: label + name)
        }
    }

    /// Rewrites `func name() -> Type {` to `var name: Type {`.
    private func declareProperty(_ node: FunctionDeclSyntax, _ earlier: EarlierMember, _ edits: inout EditList) {
        edits.replace(node.funcKeyword, with: "var")
        let type = node.signature.returnClause?.type.oneLine ?? "Void"
        edits.replace(from: node.name, through: node.signature, with: "\(earlier.current.base): \(type)")
    }
}

/// Renames overridden properties, such as `childViewControllerForStatusBarStyle`, likewise.
struct EarlierPropertyOverrides: Rewrite {
    func rewrite(_ node: VariableDeclSyntax, in file: FileAdaptation) {
        guard node.bindings.count == 1, let binding = node.bindings.first,
            let earlier = file.earlierMember(overriddenBy: binding)
        else { return }
        file.edits.replace(binding.pattern, with: earlier.current.base)
    }
}

/// Renames `super.willMove(toParentViewController: parent)` and `super.childViewControllers` likewise.
struct EarlierSuperCalls: Rewrite {
    func rewrite(_ node: MemberAccessExprSyntax, in file: FileAdaptation) {
        guard node.base?.is(SuperExprSyntax.self) == true, let type = file.enclosingType(of: node) else { return }
        let call = node.parent?.as(FunctionCallExprSyntax.self).flatMap { $0.calledExpression.id == node.id ? $0 : nil }
        let labels = call?.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
        let name = node.declName.baseName.text + (labels.map { "(\($0))" } ?? "")
        guard let earlier = EarlierMember(named: name, above: type, in: file.target) else { return }
        if earlier.name.base != earlier.current.base {
            file.edits.replace(node.declName.baseName, with: earlier.current.base)
        }
        guard let call else { return }
        if earlier.isMethodNoLonger, let first = call.leftParen, let last = call.rightParen {
            file.edits.replace(from: first, through: last, with: "")
        }
        for (argument, label) in zip(call.arguments, earlier.current.labels) {
            guard let written = argument.label, written.text != label, let colon = argument.colon else { continue }
            if label == "_" {
                file.edits.replace(written, with: "")
                file.edits.remove(colon)
            } else {
                file.edits.replace(written, with: label)
            }
        }
    }
}

extension FileAdaptation {
    /// Returns the earlier member that a declaration overrides, unless the declaration is in an extension and the body
    /// of the class gets the override.
    fileprivate func earlierMember(overriddenBy declaration: some SyntaxProtocol) -> EarlierMember? {
        guard let type = enclosingType(of: declaration),
            let member = type.members.first(where: { $0.declaration.id == declaration.id }),
            BodyMember(member, of: type, in: target) == nil
        else { return nil }
        return EarlierMember(overriddenBy: member, in: target)
    }
}
