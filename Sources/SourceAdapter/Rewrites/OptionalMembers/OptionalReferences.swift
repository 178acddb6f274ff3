internal import PlatformFacts
import SwiftSyntax

/// Rewrites references to optional members without a call: `delegate?.playerDidStop`, which asks whether the method is
/// implemented, and `delegate?.name`, an optional property.
struct OptionalReferences: Rewrite {
    func rewrite(_ node: MemberAccessExprSyntax, in file: FileAdaptation) {
        guard let base = node.base, !isCalled(node), !isInSelector(node) else { return }
        let name = node.declName.baseName.text
        let labels = node.declName.argumentNames?.arguments.map(\.name.text)
        guard
            file.target.optionalRequirements.containBaseName(name)
                || !PlatformProtocols.optionalMethods(named: name).isEmpty
        else { return }
        if labels == nil,
            let property = OptionalMember(referringTo: name, labels: nil, of: base, isProperty: true, in: file)
        {
            // Optional properties of UIKit's protocols have defaults on Linux.
            guard property.origin == .ofTarget else { return }
            file.edits.insert("OptionalCall.of(try? ", before: node)
            file.edits.insert(PostfixChain.goesOn(behind: node) ? ")?" : ")", after: node)
        } else if let method = OptionalMember(referringTo: name, labels: labels, of: base, isProperty: false, in: file)
        {
            let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
            // The requirements of the target throw. A comparison with nil takes any function.
            let label = method.isMadeThrowing && !isCompared(node) ? "throwing: " : ""
            file.edits.insert(
                "OptionalCall.reference(\(object.oneLine), \"\(method.selector)\", \(label)", before: node)
            file.edits.insert(")", after: node)
        } else {
            return
        }
        file.require(import: "UIKit")
    }

    /// Returns whether the member is called, as in `delegate.method(...)` and `delegate.method?(...)`.
    private func isCalled(_ node: MemberAccessExprSyntax) -> Bool {
        var callee = Syntax(node)
        if let parent = node.parent, parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
        {
            callee = parent
        }
        return callee.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == callee.as(ExprSyntax.self)?.id
    }

    /// Returns whether the member is an operand, as in `delegate?.method != nil`.
    private func isCompared(_ node: MemberAccessExprSyntax) -> Bool {
        guard let list = node.parent?.as(ExprListSyntax.self) else { return false }
        return list.contains { ["==", "!="].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text) }
    }

    private func isInSelector(_ node: MemberAccessExprSyntax) -> Bool {
        sequence(first: Syntax(node), next: \.parent).contains {
            $0.is(MacroExpansionExprSyntax.self) || $0.is(KeyPathExprSyntax.self)
        }
    }
}
