internal import PlatformFacts

/// The members of the target's classes that subclasses in the target override.
struct OverriddenMembers {
    private var names: [ObjectIdentifier: Set<String>] = [:]
    /// Overridden names by the nearest UIKit superclass of the overriding class.
    private var namesBelowPlatform: [String: Set<String>] = [:]

    init() {}

    init(
        _ classes: some Sequence<TypeRecord>, ancestry: (TypeRecord) -> [TypeRecord],
        platformSuperclass: (TypeRecord) -> String?
    ) {
        for type in classes where type.kind == .class {
            let overrides = Set(type.members.filter { $0.modifiers.contains("override") }.map(Self.key))
            if overrides.isEmpty { continue }
            namesBelowPlatform[platformSuperclass(type) ?? "NSObject", default: []].formUnion(overrides)
            for above in ancestry(type).dropFirst() { names[ObjectIdentifier(above), default: []].formUnion(overrides) }
        }
    }

    func contains(_ member: MemberRecord, of type: TypeRecord) -> Bool {
        names[ObjectIdentifier(type)]?.contains(Self.key(member)) ?? false
    }

    /// Returns whether `member` is overridden by a class of the target that inherits `platformClass`.
    func contains(_ member: MemberRecord, below platformClass: String) -> Bool {
        namesBelowPlatform.contains {
            $1.contains(Self.key(member)) && PlatformClasses.inherits($0, from: platformClass)
        }
    }

    private static func key(_ member: MemberRecord) -> String { (member.isStatic ? "static " : "") + member.name }
}
