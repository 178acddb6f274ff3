import SwiftSyntax

/// `Unmanaged.passUnretained(delegate)` of a value whose type is a protocol: a class type where that is `@objc`, and none on Linux.
struct UnmanagedObjects: Rewrite {
    private static let functions: Set = ["Unmanaged.passUnretained", "Unmanaged.passRetained"]

    func rewrite(_ node: FunctionCallExprSyntax, in file: FileAdaptation) {
        guard Self.functions.contains(node.calledExpression.trimmedDescription),
            let argument = node.arguments.first, node.arguments.count == 1,
            case .value(let type)? = ExpressionTypes(target: file.target).meaning(of: argument.expression),
            type.isProtocol
        else { return }
        file.edits.insert(" as AnyObject", after: argument.expression)
    }
}
