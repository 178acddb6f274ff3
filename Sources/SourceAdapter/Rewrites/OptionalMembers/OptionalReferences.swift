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
            file.edits.insert("OptionalCall.reference(\(object.oneLine), \"\(method.selector)\", ", before: node)
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

    private func isInSelector(_ node: MemberAccessExprSyntax) -> Bool {
        sequence(first: Syntax(node), next: \.parent).contains {
            $0.is(MacroExpansionExprSyntax.self) || $0.is(KeyPathExprSyntax.self)
        }
    }
}
