internal import PlatformFacts
import SwiftSyntax

/// Rewrites methods in extensions of UIKit's classes that classes of the target override; see ``ExtensionMethod``.
struct ExtensionMethodDeclarations: Rewrite {
    func rewrite(_ node: FunctionDeclSyntax, in file: FileAdaptation) {
        guard let type = file.enclosingType(of: node), type.kind == .external,
            let member = type.members.first(where: { $0.declaration.id == node.id }),
            let method = ExtensionMethod(declaredBy: member, in: file.target),
            let dispatch = method.dispatch(node, in: file.target), let declaration = method.declaration(node)
        else { return }
        file.edits.insert(dispatch, before: node)
        file.edits.replace(node.name, with: method.implementationName)
        file.appendix.append(declaration)
    }
}

/// Renames the overrides of such methods to the name of the protocol's requirement.
struct ExtensionMethodOverrides: Rewrite {
    func rewrite(_ node: FunctionDeclSyntax, in file: FileAdaptation) {
        guard let type = file.enclosingType(of: node),
            let member = type.members.first(where: { $0.declaration.id == node.id }),
            let method = ExtensionMethod(overriddenBy: member, in: file.target)
        else { return }
        if !method.isOverridden(above: type, in: file.target) {
            for modifier in node.modifiers where modifier.name.text == "override" { file.edits.remove(modifier) }
        }
        file.edits.replace(node.name, with: method.overrideName)
    }
}

/// Renames overrides of such methods in extensions of other classes of UIKit to the name that the method calls.
struct ExtensionMethodReplacements: Rewrite {
    func rewrite(_ node: FunctionDeclSyntax, in file: FileAdaptation) {
        guard let type = file.enclosingType(of: node), type.kind == .external,
            let member = type.members.first(where: { $0.declaration.id == node.id }),
            let method = ExtensionMethod(overriddenInExtension: member, in: file.target)
        else { return }
        for modifier in node.modifiers where ["override", "open"].contains(modifier.name.text) {
            file.edits.remove(modifier)
        }
        file.edits.replace(node.name, with: method.implementationName(in: type.name))
    }
}

/// Adds the protocol to the first class that overrides such a method.
struct ExtensionMethodConformances: Rewrite {
    func rewrite(_ node: ClassDeclSyntax, in file: FileAdaptation) {
        guard let type = file.target.type(of: node), let last = node.inheritanceClause?.inheritedTypes.last else {
            return
        }
        for member in type.members {
            guard let method = ExtensionMethod(overriddenBy: member, in: file.target),
                !method.isOverridden(above: type, in: file.target)
            else { continue }
            file.edits.insert(", \(method.protocolName)", after: last)
        }
    }
}

/// Rewrites `super.name()` of such a method to the superclass's override, or to the extension's code if there is none.
struct ExtensionMethodSuperCalls: Rewrite {
    func rewrite(_ node: FunctionCallExprSyntax, in file: FileAdaptation) {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            access.base?.is(SuperExprSyntax.self) == true, let type = file.enclosingType(of: node),
            type.kind == .class || type.kind == .external && SystemClasses.isClass(type.name)
        else { return }
        let labels = node.arguments.map { $0.label?.text ?? "_" } + (node.trailingClosure == nil ? [] : ["_"])
        let name = MethodName(base: access.declName.baseName.text, labels: labels).description
        guard let method = ExtensionMethod(named: name, below: type, in: file.target),
            ExtensionMethod(declaredBy: method.method, in: file.target) != nil
        else { return }
        let isOverridden = method.isOverridden(above: type, in: file.target)
        file.edits.replace(
            access.declName.baseName,
            with: isOverridden
                ? method.overrideName : method.inheritedImplementationName(of: type, in: file.target))
    }
}
