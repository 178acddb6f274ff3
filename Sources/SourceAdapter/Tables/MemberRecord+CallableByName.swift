import SwiftSyntax

extension MemberRecord {
    /// Whether a table of untyped calls can hold the method: up to six parameters that are plain values.
    var isCallableByName: Bool {
        guard kind == .method, let function = declaration.as(FunctionDeclSyntax.self) else { return false }
        let parameters = function.signature.parameterClause.parameters
        return function.genericParameterClause == nil && function.signature.effectSpecifiers == nil
            && parameters.count <= 6 && parameters.allSatisfy { $0.ellipsis == nil && Self.isPlain($0.type) }
            && type?.hasPrefix("some ") != true
    }

    /// Whether the member is marked unavailable, so that no source may name it.
    var isUnavailable: Bool {
        attributes.contains { $0.name == "available" && $0.argument?.contains("unavailable") == true }
    }

    /// Whether the member is marked unavailable on all systems: it only says what has taken its place.
    var isUnavailableEverywhere: Bool {
        attributes.contains { attribute in
            guard attribute.name == "available", let argument = attribute.argument else { return false }
            return argument.filter { !$0.isWhitespace }.hasPrefix("*,unavailable")
        }
    }

    /// Returns whether a parameter type can be passed by untyped calls: not `inout`, not opaque, and closures only if
    /// they are escaping.
    private static func isPlain(_ type: TypeSyntax) -> Bool {
        if type.is(FunctionTypeSyntax.self) { return false }
        if let some = type.as(SomeOrAnyTypeSyntax.self) { return some.someOrAnySpecifier.tokenKind == .keyword(.any) }
        guard let attributed = type.as(AttributedTypeSyntax.self) else { return true }
        let isEscaping = attributed.attributes.contains { $0.trimmedDescription == "@escaping" }
        return attributed.specifiers.isEmpty && (isEscaping || isPlain(attributed.baseType))
    }
}
