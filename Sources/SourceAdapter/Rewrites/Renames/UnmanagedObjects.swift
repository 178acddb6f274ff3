import SwiftSyntax

/// Rewrites `Unmanaged.passUnretained(delegate)` of a value of protocol type. An `@objc` protocol counts as a class
/// type; on Linux a protocol does not.
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
