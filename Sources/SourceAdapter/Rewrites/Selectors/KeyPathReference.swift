import SwiftSyntax

/// The properties that `#keyPath` names: as a string for key-value coding, and as a Swift key path.
struct KeyPathReference {
    /// The names for key-value coding: `friend.name`.
    let name: String
    /// The Swift key path, `\Person.friend?.name`. It ends at collections, through which key-value coding continues.
    let checked: String

    init?(_ expression: ExprSyntax, in target: TargetIndex) {
        var names: [String] = []
        var rest = expression
        while let access = rest.as(MemberAccessExprSyntax.self), let base = access.base, !Self.isType(rest, in: target)
        {
            names.insert(access.declName.baseName.bareText, at: 0)
            rest = base
        }
        var type: TypeReference?
        if case .type(let root) = ExpressionTypes(target: target).meaning(of: rest) {
            type = root
        } else if let first = rest.as(DeclReferenceExprSyntax.self) {
            if first.baseName.text != "self" { names.insert(first.baseName.bareText, at: 0) }
            type = .enclosing(expression, in: target)
        }
        guard let root = type, !names.isEmpty else { return nil }

        var checked = "\\\(root.spelling)"
        var separator = "."
        var objectiveCNames: [String] = []
        for name in names {
            let member = MemberReference(name, of: type)
            objectiveCNames.append(member?.objectiveCPropertyName(in: target) ?? name)
            if !separator.isEmpty { checked += separator + name }
            let declared = member?.declaredProperty(in: target)?.type
            type = declared.map { TypeReference(TypeName.unwrapped($0), in: type?.record, of: target) }
            if declared?.hasPrefix("[") == true {
                separator = ""
            } else if !separator.isEmpty {
                separator = declared.map(TypeName.isOptional) == true ? "?." : "."
            }
        }
        self.checked = checked
        name = objectiveCNames.joined(separator: ".")
    }

    private static func isType(_ expression: ExprSyntax, in target: TargetIndex) -> Bool {
        if case .type = ExpressionTypes(target: target).meaning(of: expression) { true } else { false }
    }
}
