import SwiftSyntax

/// Rewrites the flags of network interfaces, `IFF_UP`, to `Int32(IFF_UP)`: they are numbers of this type on Apple's
/// systems, and of another one in Linux's headers.
struct NetworkInterfaceFlags: Rewrite {
    func rewrite(_ node: DeclReferenceExprSyntax, in file: FileAdaptation) {
        let name = node.baseName.text
        guard name.hasPrefix("IFF_"), !file.target.declares(name),
            node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id, !isConverted(node)
        else { return }
        file.edits.replace(node, with: "Int32(\(name))")
    }

    /// Whether the flag is the only argument of an initializer of a number, as in source for several systems.
    private func isConverted(_ node: DeclReferenceExprSyntax) -> Bool {
        guard let argument = node.parent?.as(LabeledExprSyntax.self), argument.label == nil,
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 1
        else { return false }
        return ["Int", "Int32", "UInt32", "UInt"].contains(call.calledExpression.trimmedDescription)
    }
}
