import SwiftSyntax

/// `func name(_ a: A, for b: B) -> C { _Type_name(a, for: b) }`: a method of a body that calls its implementation.
struct ForwardingMethod {
    /// `func name(_ a: A, for b: B) -> C`.
    let head: String
    /// `_Type_name(a, for: b)`, with `try` and `await`.
    let call: String

    var text: String { "\(head) { \(call) }" }

    /// Nil when a parameter can't be handed on: a variadic one.
    init?(_ function: FunctionDeclSyntax, to implementation: String, named name: String? = nil) {
        guard let arguments = ForwardedArguments(function.signature.parameterClause) else { return nil }
        let effects = function.signature.effectSpecifiers
        let marks = [
            effects?.throwsClause == nil ? "" : "try ",
            effects?.asyncSpecifier == nil ? "" : "await ",
        ].joined()
        let whereClause = function.genericWhereClause.map { " " + $0.oneLine } ?? ""
        head =
            "func \(name ?? function.name.text)\(function.genericParameterClause?.oneLine ?? "")"
            + "(\(name == nil ? arguments.parameters : arguments.parametersWithoutDefaults))"
            + (effects.map { " " + $0.oneLine } ?? "")
            + (function.signature.returnClause.map { " " + $0.oneLine } ?? "") + whereClause
        call = "\(marks)\(implementation)(\(arguments.call))"
    }
}
