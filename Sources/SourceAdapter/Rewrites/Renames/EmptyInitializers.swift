import SwiftSyntax

/// Gives arguments to initializers without any that Foundation on Linux lacks, and that an extension cannot add. A
/// `Timer()` that is not scheduled does nothing, as on Apple's systems. The status code of an `HTTPURLResponse()`,
/// and that `Bundle()` has the files of the application, are unverified.
struct EmptyInitializers: Rewrite {
    private static let arguments = [
        "NSAttributedString": "string: \"\"", "NSMutableAttributedString": "string: \"\"",
        "Timer": "timeInterval: 0, repeats: false, block: { _ in }", "Progress": "parent: nil",
    ]

    /// Types whose initializer with arguments is failable.
    private static let failable = [
        "HTTPURLResponse":
            "url: URL(string: \"about:blank\")!, statusCode: 200, httpVersion: nil, headerFields: nil",
        "Bundle": "path: Bundle.main.bundlePath",
    ]

    func rewrite(_ node: FunctionCallExprSyntax, in file: FileAdaptation) {
        guard let name = typeName(of: node),
            let arguments = Self.arguments[name] ?? Self.failable[name], node.arguments.isEmpty,
            node.trailingClosure == nil,
            !isOwn(name, at: node, in: file), let paren = node.leftParen
        else { return }
        file.edits.insert(arguments, after: paren)
        if Self.failable[name] != nil, let end = node.rightParen { file.edits.insert("!", after: end) }
    }

    /// Returns the name of the type of which a call makes a value; nil for other calls, and for `.init()` whose type is
    /// not written at its side.
    private func typeName(of node: FunctionCallExprSyntax) -> String? {
        if let type = node.calledExpression.as(DeclReferenceExprSyntax.self) { return type.baseName.text }
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "init"
        else { return nil }
        if let base = member.base { return base.as(DeclReferenceExprSyntax.self)?.baseName.text }
        guard let value = node.parent?.as(InitializerClauseSyntax.self)?.parent else { return nil }
        let type =
            value.as(PatternBindingSyntax.self)?.typeAnnotation?.type ?? value.as(FunctionParameterSyntax.self)?.type
        return type.flatMap(name)
    }

    /// Returns the name of a type, or of the type that is wrapped in an optional.
    private func name(of type: TypeSyntax) -> String? {
        if let optional = type.as(OptionalTypeSyntax.self) { return name(of: optional.wrappedType) }
        if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return name(of: optional.wrappedType) }
        return type.as(IdentifierTypeSyntax.self)?.name.text
    }

    /// Returns whether the target declares the type, also in a type around `node`.
    private func isOwn(_ name: String, at node: FunctionCallExprSyntax, in file: FileAdaptation) -> Bool {
        if file.target.declares(name) { return true }
        let type = file.target.type(named: name, in: file.enclosingType(of: node))
        return type.map { $0.kind != .external } ?? false
    }
}
