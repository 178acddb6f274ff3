import SwiftSyntax

/// Makes `#if os(iOS)` and `!os(Linux)` true, because the target is the code for iOS: what libraries leave out on Linux
/// is what needs UIKit. `os(Linux)` alone stays true, for source that knows of Trestle. `canImport(UIKit)` becomes true
/// too; the compiler may evaluate it to false while UIKit is still being built.
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
            }
            guard let replacement = Self.replacements[call.trimmedDescription] ?? renamedImport(call) else { continue }
            file.edits.replace(call, with: replacement)
        }
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
