import SwiftSyntax

/// Finds the associated types of the protocols of the target, which extensions of these protocols name.
struct AssociatedTypes {
    let target: TargetIndex

    /// Returns the constraints of the associated type `name` (`View` or `Self.View`) as code at `node` sees it, joined by
    /// `&`: those of the protocol that `node` is in or whose extension it is in, of the protocols it inherits, and those of
    /// the extension. Nil if there is no such type, or nothing is known of it.
    func constraint(of name: String, seenFrom node: some SyntaxProtocol) -> String? {
        let name = name.hasPrefix("Self.") ? String(name.dropFirst("Self.".count)) : name
        guard let type = target.enclosingType(of: node), type.kind == .protocol else { return nil }
        let declared = protocols(from: type).flatMap { constraints(of: name, in: $0) }
        let all = declared + requirements(on: name, around: node)
        return all.isEmpty ? nil : all.joined(separator: " & ")
    }

    /// The protocol and those of the target that it inherits.
    private func protocols(from type: TypeRecord) -> [TypeRecord] {
        var found = [type]
        var next = 0
        while next < found.count {
            for name in found[next].inherited.flatMap(TypeName.parts) {
                guard let inherited = target.type(named: name, in: found[next].outer), inherited.kind == .protocol,
                    !found.contains(where: { $0 === inherited })
                else { continue }
                found.append(inherited)
            }
            next += 1
        }
        return found
    }

    private func constraints(of name: String, in type: TypeRecord) -> [String] {
        guard let declaration = type.declaration?.as(ProtocolDeclSyntax.self) else { return [] }
        return declaration.memberBlock.members.compactMap { $0.decl.as(AssociatedTypeDeclSyntax.self) }
            .filter { $0.name.text == name }
            .flatMap { $0.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? [] }
    }

    /// The constraints in the `where` clause of the extension around `node`.
    private func requirements(on name: String, around node: some SyntaxProtocol) -> [String] {
        let around = sequence(first: Syntax(node), next: \.parent).first { $0.is(ExtensionDeclSyntax.self) }
        guard let clause = around?.as(ExtensionDeclSyntax.self)?.genericWhereClause else { return [] }
        return clause.requirements.compactMap { $0.requirement.as(ConformanceRequirementSyntax.self) }
            .filter { [name, "Self.\(name)"].contains($0.leftType.trimmedDescription) }
            .map(\.rightType.trimmedDescription)
    }
}
