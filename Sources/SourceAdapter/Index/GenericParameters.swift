import SwiftSyntax

/// Generic parameters as they are written around a piece of code. Those of a type that the code only extends are not seen.
enum GenericParameters {
    /// What the parameter called `name` has to inherit or conform to, without a `where` of it; nil when there is no such parameter.
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
