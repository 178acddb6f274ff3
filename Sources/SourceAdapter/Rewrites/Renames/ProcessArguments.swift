import SwiftSyntax

/// Replaces `ProcessInfo.processInfo.arguments` by `CommandLine.arguments`: Foundation on Linux reads the arguments once,
/// and a user interface test gives every launch its own.
struct ProcessArguments: Rewrite {
    func rewrite(_ node: MemberAccessExprSyntax, in file: FileAdaptation) {
        guard node.declName.baseName.text == "arguments", let base = node.base?.trimmedDescription,
            base == "ProcessInfo.processInfo" || base == "ProcessInfo()", !file.target.declares("ProcessInfo")
        else { return }
        file.edits.replace(node, with: "CommandLine.arguments")
    }
}

/// Replaces `ProcessInfo()`, which Foundation on Linux does not allow, by the only object.
struct ProcessInfoObjects: Rewrite {
    func rewrite(_ node: FunctionCallExprSyntax, in file: FileAdaptation) {
        guard node.calledExpression.trimmedDescription == "ProcessInfo", node.arguments.isEmpty,
            node.trailingClosure == nil, !file.target.declares("ProcessInfo"),
            // With its object, which ``ProcessArguments`` replaces.
            node.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text != "arguments"
        else { return }
        file.edits.replace(node, with: "ProcessInfo.processInfo")
    }
}
