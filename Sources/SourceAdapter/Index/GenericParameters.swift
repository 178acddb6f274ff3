import SwiftSyntax

/// Finds the generic parameters that are written around a piece of code. Parameters of a type that the code extends are
/// not found.
enum GenericParameters {
    /// Returns the constraints of the parameter called `name`, joined by `&`. Nil if there is no such parameter.
    static func constraint(of name: String, seenFrom node: some SyntaxProtocol) -> String? {
        for scope in sequence(first: Syntax(node), next: \.parent) {
            guard let generic = scope.asProtocol((any WithGenericParametersSyntax).self),
                let parameter = generic.genericParameterClause?.parameters.first(where: { $0.name.text == name })
            else { continue }
            let inherited = parameter.inheritedType.map { [$0.trimmedDescription] } ?? []
            return (inherited + requirements(on: name, in: generic)).joined(separator: " & ")
        }
        return nil
    }

    private static func requirements(on name: String, in generic: any WithGenericParametersSyntax) -> [String] {
        (generic.genericWhereClause?.requirements).map(Array.init)?
            .compactMap { $0.requirement.as(ConformanceRequirementSyntax.self) }
            .filter { $0.leftType.trimmedDescription == name }.map(\.rightType.trimmedDescription) ?? []
    }
}
