import SwiftSyntax

/// Rewrites optional calls, `delegate?.tableView?(table, heightForRowAt: path)`, which return nil if the delegate does
/// not implement the method.
///
/// Requirements of UIKit's protocols have default implementations on Linux. The rewritten call tells UIKit which object
/// it asks, and UIKit notices if the default is called. Requirements of the target's own protocols throw instead. On iOS
/// the arguments are not evaluated if the method is absent: if that matters, the call also names the selector, and UIKit
/// looks for the method first.
struct OptionalCalls: Rewrite {
    func rewrite(_ node: FunctionCallExprSyntax, in file: FileAdaptation) {
        guard let callee = Callee(node.calledExpression), callee.base?.is(SuperExprSyntax.self) != true,
            let member = OptionalMember(
                calling: callee.name, labels: labels(of: node), of: callee.base, at: node, in: file)
        else { return }
        file.require(import: "UIKit")
        file.edits.replace(callee.mark, with: "")
        let selector =
            member.isFoundByName && CallArguments.mayHaveEffects(node, in: file.target) ? member.selector : nil
        switch (member.origin, callee.isForced) {
        case (.ofTarget, true):
            file.edits.insert("(try! ", before: node)
            file.edits.insert(")", after: node)
        case (.ofTarget, false):
            open("OptionalCall.of(try? ", node, in: file)
            if let selector { ask(callee, node, for: selector, in: file) }
        case (.ofPlatform, true):
            file.edits.insert("OptionalCall.required(", before: node)
            ask(callee, node, in: file)
            file.edits.insert(")", after: node)
        case (.ofPlatform, false):
            open("OptionalCall.of(", node, in: file)
            ask(callee, node, for: selector, as: member.castProtocol, in: file)
        case (.ofOtherModule, let isForced):
            open(isForced ? "OptionalCall.required(try " : "OptionalCall.of(try? ", node, in: file)
            ask(callee, node, in: file)
        }
    }

    private func labels(of node: FunctionCallExprSyntax) -> [String?] {
        node.arguments.map { $0.label?.text ?? "_" } + (node.trailingClosure == nil ? [] : [nil])
            + node.additionalTrailingClosures.map { $0.label.text }
    }

    /// Opens the rewritten call. Its result is optional, so the rest of the chain needs a `?`.
    private func open(_ text: String, _ node: FunctionCallExprSyntax, in file: FileAdaptation) {
        file.edits.insert(text, before: node)
        file.edits.insert(PostfixChain.goesOn(behind: node) ? ")?" : ")", after: node)
    }

    /// Rewrites `delegate?.` to `OptionalCall.asking(delegate)?.`.
    ///
    /// - Parameters:
    ///   - selector: the method without which there is no object to ask; nil asks any object.
    ///   - protocolName: the protocol that an object of type `AnyObject` is cast to; nil for other objects.
    private func ask(
        _ callee: Callee, _ node: FunctionCallExprSyntax, for selector: String? = nil,
        as protocolName: String? = nil, in file: FileAdaptation
    ) {
        let cast = protocolName.map { " as? any \($0)" } ?? ""
        let end = cast + (selector.map { ", for: \"\($0)\")" } ?? ")")
        guard let base = callee.base else {
            file.edits.insert("OptionalCall.asking(self\(end)\(selector == nil ? "" : "?").", before: node)
            return
        }
        file.edits.insert("OptionalCall.asking(", before: base)
        if let chain = base.as(OptionalChainingExprSyntax.self) {
            file.edits.insert(end, after: chain.expression)
        } else {
            let isOptional = selector != nil || protocolName != nil || PostfixChain.isOptional(base)
            file.edits.insert(isOptional ? end + "?" : end, after: base)
        }
    }

    /// The parts of `object.name?` or `object.name!` before the arguments of a call.
    private struct Callee {
        let base: ExprSyntax?
        let name: String
        let mark: TokenSyntax
        let isForced: Bool

        init?(_ expression: ExprSyntax) {
            let called: ExprSyntax
            if let chain = expression.as(OptionalChainingExprSyntax.self) {
                (called, mark, isForced) = (chain.expression, chain.questionMark, false)
            } else if let forced = expression.as(ForceUnwrapExprSyntax.self) {
                (called, mark, isForced) = (forced.expression, forced.exclamationMark, true)
            } else {
                return nil
            }
            if let access = called.as(MemberAccessExprSyntax.self), let base = access.base {
                self.base = base
                name = access.declName.baseName.text
            } else if let reference = called.as(DeclReferenceExprSyntax.self) {
                base = nil
                name = reference.baseName.text
            } else {
                return nil
            }
        }
    }
}
