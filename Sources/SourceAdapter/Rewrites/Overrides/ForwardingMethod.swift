import SwiftSyntax

/// A method in the body of a class that calls its implementation: `func name(_ a: A, for b: B) -> C { _Type_name(a,
/// for: b) }`.
struct ForwardingMethod {
    /// The declaration without its body: `func name(_ a: A, for b: B) -> C`.
    let head: String
    /// The call of the implementation, with `try` and `await`: `_Type_name(a, for: b)`.
    let call: String

    var text: String { "\(head) { \(call) }" }

    /// Returns nil if a parameter is variadic, because its values cannot be passed on.
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
