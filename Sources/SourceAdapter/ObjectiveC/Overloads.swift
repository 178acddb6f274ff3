import SwiftSyntax

/// Tells when a method's name means others too, and how its type tells it apart.
enum Overloads {
    /// Whether `Type.name` is ambiguous: another method has this full name; or, for a method without parameters, whose full name is its base name,
    /// this base name.
    static func needCast(_ method: MemberRecord, in target: TargetIndex) -> Bool {
        let others = target.members(named: method.baseName, of: method.owner).filter {
            $0.declaration.id != method.declaration.id && $0.isStatic == method.isStatic && !isSame($0, method)
        }
        if others.contains(where: { $0.name == method.name || method.parameters.isEmpty }) { return true }
        guard method.parameters.isEmpty, let platformClass = target.platformSuperclass(of: method.owner) else {
            return false
        }
        return PlatformMembers.members(named: method.baseName, ofClass: platformClass).contains(where: \.isMethod)
    }

    /// `(UIButton) -> Void`.
    static func functionType(of method: MemberRecord) -> String {
        let parameters = method.parameters.map { $0.type.replacing("!", with: "?") }
        return "(\(parameters.joined(separator: ", "))) -> \(method.type?.replacing("!", with: "?") ?? "Void")"
    }

    /// An override is the method that it overrides.
    private static func isSame(_ one: MemberRecord, _ other: MemberRecord) -> Bool {
        one.name == other.name && one.parameters.map(\.type) == other.parameters.map(\.type)
    }
}
