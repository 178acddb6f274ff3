/// Which members of a target's classes are overridden in subclasses of the target.
struct OverriddenMembers {
    private var names: [ObjectIdentifier: Set<String>] = [:]

    init() {}

    init(_ classes: some Sequence<TypeRecord>, ancestry: (TypeRecord) -> [TypeRecord]) {
        for type in classes where type.kind == .class {
            let overrides = Set(type.members.filter { $0.modifiers.contains("override") }.map(Self.key))
            if overrides.isEmpty { continue }
            for above in ancestry(type).dropFirst() { names[ObjectIdentifier(above), default: []].formUnion(overrides) }
        }
    }

    func contains(_ member: MemberRecord, of type: TypeRecord) -> Bool {
        names[ObjectIdentifier(type)]?.contains(Self.key(member)) ?? false
    }

    private static func key(_ member: MemberRecord) -> String { (member.isStatic ? "static " : "") + member.name }
}
