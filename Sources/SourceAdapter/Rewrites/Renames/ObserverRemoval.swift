import SwiftSyntax

/// Rewrites `removeObserver(_:)` and `removeObserver(_:name:object:)` of notification centers. Foundation's methods do
/// not know observers that were added by selector.
struct ObserverRemoval: Rewrite {
    private static let names: Set = ["removeObserver(_:)", "removeObserver(_:name:object:)"]

    func rewrite(_ node: FunctionCallExprSyntax, in file: FileAdaptation) {
        guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
            Self.names.contains(name(of: callee, node)), isNotificationCenter(base, in: file)
        else { return }
        file.edits.replace(callee.declName.baseName, with: "removeSelectorObserver")
        file.require(import: "UIKit")
    }

    private func name(of callee: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax) -> String {
        "\(callee.declName.baseName.text)(\(call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()))"
    }

    /// Returns whether the receiver is a notification center. If the target has a `removeObserver(_:)` of its own, the
    /// receiver must look like a center.
    private func isNotificationCenter(_ base: ExprSyntax, in file: FileAdaptation) -> Bool {
        let text = base.trimmedDescription
        if text.lowercased().contains("center") { return true }
        return !file.target.types.values.contains { $0.members.contains { Self.names.contains($0.name) } }
    }
}
