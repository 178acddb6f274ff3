import SwiftSyntax

/// `func name(_ a: A, for b: B) -> C { _Type_name(a, for: b) }`: a method of a body that calls its implementation.
struct ForwardingMethod {
    let text: String

    /// Nil when a parameter can't be handed on: a variadic one.
    init?(_ function: FunctionDeclSyntax, to implementation: String) {
        guard let arguments = ForwardedArguments(function.signature.parameterClause) else { return nil }
        let effects = function.signature.effectSpecifiers
        let marks = [
            effects?.throwsClause == nil ? "" : "try ",
            effects?.asyncSpecifier == nil ? "" : "await ",
        ].joined()
        let whereClause = function.genericWhereClause.map { " " + $0.oneLine } ?? ""
        text =
            "func \(function.name.text)\(function.genericParameterClause?.oneLine ?? "")"
            + "(\(arguments.parameters))"
            + (effects.map { " " + $0.oneLine } ?? "")
            + (function.signature.returnClause.map { " " + $0.oneLine } ?? "") + whereClause
            + " { \(marks)\(implementation)(\(arguments.call)) }"
    }
}
