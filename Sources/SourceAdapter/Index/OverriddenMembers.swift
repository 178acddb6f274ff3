/// Which members of a target's classes are overridden in subclasses of the target.
struct OverriddenMembers {
    private var names: [ObjectIdentifier: Set<String>] = [:]
    /// By the class of UIKit next above the overriding ones.
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

    /// Does a class whose next class of UIKit is `platformClass` or inherits it override `member`?
    func contains(_ member: MemberRecord, below platformClass: String) -> Bool {
        namesBelowPlatform.contains {
            $1.contains(Self.key(member)) && PlatformClasses.inherits($0, from: platformClass)
        }
    }

    private static func key(_ member: MemberRecord) -> String { (member.isStatic ? "static " : "") + member.name }
}
