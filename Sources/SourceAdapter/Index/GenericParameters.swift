import SwiftSyntax

/// Finds the generic parameters that are written around a piece of code. Parameters of a type that the code extends are
/// not found.
enum GenericParameters {
    /// Returns the constraint of the parameter called `name`, not counting `where` clauses. Nil if there is no such
    /// parameter.
    static func constraint(of name: String, seenFrom node: some SyntaxProtocol) -> String? {
        for scope in sequence(first: Syntax(node), next: \.parent) {
            guard let generic = scope.asProtocol((any WithGenericParametersSyntax).self),
                let parameter = generic.genericParameterClause?.parameters.first(where: { $0.name.text == name })
            else { continue }
            return parameter.inheritedType?.trimmedDescription ?? requirement(on: name, in: generic) ?? ""
        }
        return nil
    }

    private static func requirement(on name: String, in generic: any WithGenericParametersSyntax) -> String? {
        generic.genericWhereClause?.requirements.lazy
            .compactMap { $0.requirement.as(ConformanceRequirementSyntax.self) }
            .first { $0.leftType.trimmedDescription == name }?.rightType.trimmedDescription
    }
}
