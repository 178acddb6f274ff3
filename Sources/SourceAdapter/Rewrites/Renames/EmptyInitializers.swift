import SwiftSyntax

/// Gives arguments to initializers without any that Foundation on Linux lacks, and that an extension cannot add. A
/// `Timer()` that is not scheduled does nothing, as on Apple's systems. The status code of an `HTTPURLResponse()` is
/// unverified.
struct EmptyInitializers: Rewrite {
    private static let arguments = [
        "NSAttributedString": "string: \"\"", "NSMutableAttributedString": "string: \"\"",
        "Timer": "timeInterval: 0, repeats: false, block: { _ in }", "Progress": "parent: nil",
    ]

    /// Types whose initializer with arguments is failable.
    private static let failable = [
        "HTTPURLResponse":
            "url: URL(string: \"about:blank\")!, statusCode: 200, httpVersion: nil, headerFields: nil"
    ]

    func rewrite(_ node: FunctionCallExprSyntax, in file: FileAdaptation) {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let arguments = Self.arguments[name] ?? Self.failable[name], node.arguments.isEmpty,
            node.trailingClosure == nil,
            !isOwn(name, at: node, in: file), let paren = node.leftParen
        else { return }
        file.edits.insert(arguments, after: paren)
        if Self.failable[name] != nil, let end = node.rightParen { file.edits.insert("!", after: end) }
    }

    /// Returns whether the target declares the type, also in a type around `node`.
    private func isOwn(_ name: String, at node: FunctionCallExprSyntax, in file: FileAdaptation) -> Bool {
        if file.target.declares(name) { return true }
        let type = file.target.type(named: name, in: file.enclosingType(of: node))
        return type.map { $0.kind != .external } ?? false
    }
}
