import SwiftSyntax

/// Determines the type that an expression has or names, from the declarations of the target. It supports chains of
/// names (`self`, `Type`, `controller.view`), elements of arrays and dictionaries, and casts, but not calls or other
/// operators.
struct ExpressionTypes {
    let target: TargetIndex

    enum Meaning {
        /// The expression is the name of a type.
        case type(TypeReference)
        /// The expression is a value of the type.
        case value(TypeReference)
    }

    func meaning(of expression: ExprSyntax) -> Meaning? {
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return meaning(of: reference) }
        if expression.is(SuperExprSyntax.self) { return enclosing(expression).map(Meaning.value) }
        if let access = expression.as(MemberAccessExprSyntax.self) { return meaning(of: access) }
        if let generic = expression.as(GenericSpecializationExprSyntax.self) { return meaning(of: generic.expression) }
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return meaning(of: chain.expression) }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return meaning(of: forced.expression) }
        if let call = expression.as(FunctionCallExprSyntax.self), call.trimmedDescription == "type(of: self)" {
            return enclosing(call).map(Meaning.type)
        }
        if let element = expression.as(SubscriptCallExprSyntax.self) { return meaning(of: element) }
        if let type = CastType.of(expression) {
            return .value(TypeReference(TypeName.unwrapped(type), in: target.enclosingType(of: expression), of: target))
        }
        if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
            return meaning(of: only.expression)
        }
        return nil
    }

    /// Returns the type of a value; nil if it is not known, and for the name of a type.
    func type(of value: ExprSyntax) -> TypeReference? {
        if case .value(let type)? = meaning(of: value) { type } else { nil }
    }

    private func enclosing(_ node: some SyntaxProtocol) -> TypeReference? { .enclosing(node, in: target) }

    private func meaning(of reference: DeclReferenceExprSyntax) -> Meaning? {
        let name = reference.baseName.bareText
        switch name {
        case "self": return enclosing(reference).map(Meaning.value)
        case "Self": return enclosing(reference).map(Meaning.type)
        default: break
        }
        let scope = target.enclosingType(of: reference)
        if let variable = LocalVariable.named(name, seenFrom: reference) {
            return type(of: variable, in: scope, seenFrom: reference).map(Meaning.value)
        }
        if let type = property(name, of: scope) ?? Self.propertiesOfLibraries[name] {
            return .value(TypeReference(type, in: scope, of: target))
        }
        return named(name, in: scope)
    }

    /// Properties of classes of Trestle's modules for libraries in Objective-C, with their types.
    private static let propertiesOfLibraries = ["_forwardToDelegate": "AnyObject"]

    /// Of a generic parameter, what it is constrained to is its type.
    private func type(
        of variable: LocalVariable, in scope: TypeRecord?, seenFrom node: some SyntaxProtocol
    ) -> TypeReference? {
        if let elements = variable.collection.flatMap(type), let element = TypeName.elementOfArray(elements.spelling) {
            return TypeReference(TypeName.unwrapped(element), in: scope, of: target)
        }
        guard let written = (variable.type ?? variable.value.flatMap(InitialValue.type)).map(TypeName.unwrapped) else {
            return variable.value.flatMap(type)
        }
        let constraint = GenericParameters.constraint(of: written, seenFrom: node) ?? ""
        return TypeReference(constraint.isEmpty ? written : constraint, in: scope, of: target)
    }

    private func meaning(of access: MemberAccessExprSyntax) -> Meaning? {
        let name = access.declName.baseName.bareText
        guard let base = access.base else { return nil }
        switch meaning(of: base) {
        case .type(let outer):
            if name == "self" { return .type(outer) }
            return named(access.trimmedDescription, in: target.enclosingType(of: access))
        case .value(let owner):
            if name == "self" { return .value(owner) }
            return (property(name, of: owner.record) ?? Self.propertiesOfLibraries[name])
                .map { .value(TypeReference($0, in: owner.record, of: target)) }
        case nil:
            // In `Module.Type` the name before the first type is a module.
            return named(name, in: nil).map { _ in
                .type(TypeReference(name, in: nil, of: target))
            }
        }
    }

    private func meaning(of element: SubscriptCallExprSyntax) -> Meaning? {
        guard element.arguments.count == 1, let index = element.arguments.first?.expression, !isRange(index),
            let collection = type(of: element.calledExpression),
            let type = TypeName.element(of: collection.spelling)
        else { return nil }
        return .value(TypeReference(TypeName.unwrapped(type), in: target.enclosingType(of: element), of: target))
    }

    /// Returns whether an index is such as `1..<count`, with which a subscript returns a slice.
    private func isRange(_ index: ExprSyntax) -> Bool {
        let parts = index.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [index]
        let signs = parts.compactMap { part -> TokenSyntax? in
            part.as(BinaryOperatorExprSyntax.self)?.operator ?? part.as(PrefixOperatorExprSyntax.self)?.operator
                ?? part.as(PostfixOperatorExprSyntax.self)?.operator ?? part.as(DeclReferenceExprSyntax.self)?.baseName
        }
        return signs.contains { ["...", "..<"].contains($0.text) }
    }

    /// Returns the type called `name`. A name that the target does not declare is taken for a type if it begins with a
    /// capital letter.
    private func named(_ name: String, in scope: TypeRecord?) -> Meaning? {
        let last = name.split(separator: ".").last ?? ""
        guard target.type(named: name, in: scope) != nil || last.first?.isUppercase == true else { return nil }
        return .type(TypeReference(name, in: scope, of: target))
    }

    /// Returns the written type of a property, or the type of its initial value.
    private func property(_ name: String, of type: TypeRecord?) -> String? {
        guard let type else { return nil }
        return target.members(named: name, of: type).lazy.filter { $0.kind == .property }
            .compactMap { $0.type ?? $0.initialValue.flatMap(InitialValue.type) }.first
            .map(TypeName.unwrapped)
    }
}
