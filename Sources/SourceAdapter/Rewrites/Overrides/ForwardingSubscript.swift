import SwiftSyntax

/// A subscript in the body of a class that calls its implementation, which has another label:
/// `subscript(a: A) -> B { get { self[_Type_subscript: a] } ... }`.
struct ForwardingSubscript {
    let text: String

    init?(_ declaration: SubscriptDeclSyntax, label: String) {
        guard let arguments = ForwardedArguments(declaration.parameterClause, isSubscript: true),
            let accessors = declaration.accessorBlock?.accessors
        else { return nil }
        // The implementation's first label is the given one, whatever the original's was.
        let first = declaration.parameterClause.parameters.first
        let hasLabel = first.map { $0.secondName != nil && $0.firstName.text != "_" } ?? false
        let call = hasLabel ? arguments.call.drop { $0 != ":" }.dropFirst(2) : Substring(arguments.call)
        let implementation = "self[\(label): \(call)]"
        text =
            "subscript(\(arguments.parameters)) \(declaration.returnClause.oneLine)"
            + " { \(Self.body(accessors, implementation)) }"
    }

    private static func body(_ accessors: AccessorBlockSyntax.Accessors, _ implementation: String) -> String {
        guard case .accessors(let list) = accessors else { return implementation }
        let isSettable = list.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
        return "get { \(implementation) }" + (isSettable ? " set { \(implementation) = newValue }" : "")
    }
}
