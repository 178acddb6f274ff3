import SwiftSyntax

/// Rewrites `Unmanaged.passUnretained(delegate)` of a value of protocol type. An `@objc` protocol counts as a class
/// type; on Linux a protocol does not.
struct UnmanagedObjects: Rewrite {
    private static let functions: Set = ["Unmanaged.passUnretained", "Unmanaged.passRetained"]

    func rewrite(_ node: FunctionCallExprSyntax, in file: FileAdaptation) {
        guard Self.functions.contains(node.calledExpression.trimmedDescription),
            let argument = node.arguments.first, node.arguments.count == 1,
            file.type(of: argument.expression)?.isProtocol == true
        else { return }
        file.edits.insert(" as AnyObject", after: argument.expression)
    }
}
