import SwiftSyntax

/// `#if os(iOS)` holds on Linux too: what is written for iOS is what the target is.
struct OperatingSystemConditions: Rewrite {
    func rewrite(_ node: IfConfigClauseSyntax, in file: FileAdaptation) {
        guard let condition = node.condition else { return }
        for call in calls(in: Syntax(condition)) where call.trimmedDescription == "os(iOS)" {
            file.edits.replace(call, with: "(os(iOS) || os(Linux))")
        }
    }

    private func calls(in node: Syntax) -> [FunctionCallExprSyntax] {
        if let call = node.as(FunctionCallExprSyntax.self) { return [call] }
        return node.children(viewMode: .sourceAccurate).flatMap(calls)
    }
}
