import SwiftSyntax

/// Makes `#if os(iOS)` and `!os(Linux)` true, because the target is the code for iOS: what libraries leave out on Linux
/// is what needs UIKit. `os(Linux)` alone stays true, for source that knows of Trestle. Among other systems that are not
/// Apple's, as in `os(Linux) || os(Windows)`, it becomes false if the code for Apple's systems is the other branch.
/// `canImport(UIKit)` becomes true too; the compiler may evaluate it to false while UIKit is still being built.
struct OperatingSystemConditions: Rewrite {
    private static let replacements = [
        "os(iOS)": "(os(iOS) || os(Linux))", "canImport(UIKit)": "true", "canImport(QuartzCore)": "true",
        "canImport(CoreGraphics)": "true",
    ]

    func rewrite(_ node: IfConfigClauseSyntax, in file: FileAdaptation) {
        guard let condition = node.condition else { return }
        for call in calls(in: Syntax(condition)) {
            if call.trimmedDescription == "os(Linux)",
                let negation = call.parent?.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!"
            {
                file.edits.replace(negation, with: "true")
            } else if call.trimmedDescription == "os(Linux)", isOneOfOtherSystems(call, in: node) {
                file.edits.replace(call, with: "false")
            }
            guard let replacement = Self.replacements[call.trimmedDescription] ?? renamedImport(call) else { continue }
            file.edits.replace(call, with: replacement)
        }
    }

    /// Returns whether a condition asks for Linux or another system that is not Apple's, and Apple's systems have another
    /// branch: the condition is negated, or there is `#else`.
    private func isOneOfOtherSystems(_ call: FunctionCallExprSyntax, in clause: IfConfigClauseSyntax) -> Bool {
        let others: Set = ["os(Windows)", "os(Android)", "os(FreeBSD)", "os(OpenBSD)", "os(WASI)"]
        guard let condition = clause.condition,
            calls(in: Syntax(condition)).contains(where: { others.contains($0.trimmedDescription) })
        else { return false }
        let isNegated = sequence(first: Syntax(call), next: \.parent).prefix { $0.id != clause.id }.contains {
            $0.as(PrefixOperatorExprSyntax.self)?.operator.text == "!"
        }
        let clauses = clause.parent?.as(IfConfigClauseListSyntax.self)
        return isNegated || clauses?.last?.poundKeyword.tokenKind == .poundElse
    }

    /// Returns "true" for `canImport` of a module that Trestle has under another name. Those of the toolchain's modules stay
    /// false: what source does with Darwin or ObjectiveC is not for Linux.
    private func renamedImport(_ call: FunctionCallExprSyntax) -> String? {
        guard call.calledExpression.trimmedDescription == "canImport", call.arguments.count == 1,
            let module = call.arguments.first?.expression.trimmedDescription,
            let other = LinuxModules.replacements[module], !["Foundation", "UIKit"].contains(other)
        else { return nil }
        return "true"
    }

    private func calls(in node: Syntax) -> [FunctionCallExprSyntax] {
        if let call = node.as(FunctionCallExprSyntax.self) { return [call] }
        return node.children(viewMode: .sourceAccurate).flatMap(calls)
    }
}
