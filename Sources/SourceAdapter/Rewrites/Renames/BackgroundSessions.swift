import SwiftSyntax

/// Rewrites `URLSessionConfiguration.background(withIdentifier:)` to the default configuration, and notes it: on Linux
/// nothing transfers files for a program that has ended.
struct BackgroundSessions: Rewrite {
    func rewrite(_ node: FunctionCallExprSyntax, in file: FileAdaptation) {
        guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
            callee.declName.baseName.text == "background", node.arguments.map(\.label?.text) == ["withIdentifier"],
            callee.base.map({ $0.trimmedDescription == "URLSessionConfiguration" }) ?? !isOwn(in: file.target),
            let first = node.leftParen, let last = node.rightParen
        else { return }
        file.edits.replace(callee.declName, with: "default")
        file.edits.discard(from: first, through: last)
        file.report(
            .note, "The session is not one in the background: on Linux its transfers end with the program.", at: node)
    }

    /// Returns whether a type of the target has a case or function of this name, which may be meant without a base.
    private func isOwn(in target: TargetIndex) -> Bool {
        target.valueNames.contains("background")
            || target.types.values.contains { $0.members.contains { $0.name == "background(withIdentifier:)" } }
    }
}
