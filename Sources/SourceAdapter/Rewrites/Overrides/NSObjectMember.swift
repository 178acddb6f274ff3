/// A member that Apple's NSObject has and Linux's has not. UIKit offers it in an extension of all objects, where a class
/// can't override it; a class that does so declares it instead, and says so with a protocol that UIKit looks for.
///
/// The first class of the target with a member of a protocol gets the protocol, and declares every member of it that
/// classes below override: the protocol finds members of the class that conforms, and overrides of those.
struct NSObjectMember: Sendable {
    let name: String
    /// The protocol of a class that declares the member.
    let protocolName: String
    /// What `super` offers in such a class.
    let baseName: String

    static func named(_ name: String) -> NSObjectMember? { all[name] }

    /// Whether `member` overrides one of these in the class that gets the protocol.
    static func isFirstOverride(_ member: MemberRecord, of type: TypeRecord, in target: TargetIndex) -> Bool {
        guard let known = overridden(by: member, in: target) else { return false }
        return known.conformingClass(of: type, in: target) === type
    }

    /// The protocols that `type` gets.
    static func protocols(of type: TypeRecord, in target: TargetIndex) -> [String] {
        Set(type.members.filter { isFirstOverride($0, of: type, in: target) }.compactMap { all[$0.name]?.protocolName })
            .sorted()
    }

    /// Members that classes below `type` override and that it has to declare, since it gets their protocol: the first
    /// override of each.
    static func missingDeclarations(in type: TypeRecord, of target: TargetIndex) -> [MemberRecord] {
        let protocols = Set(protocols(of: type, in: target))
        guard !protocols.isEmpty else { return [] }
        var declared = Set(type.members.map(\.name))
        return target.subclasses(of: type).flatMap(\.members).filter { member in
            guard let known = overridden(by: member, in: target), protocols.contains(known.protocolName) else {
                return false
            }
            return declared.insert(member.name).inserted
        }
    }

    /// Does a superclass of `type` in the target have the protocol?
    func isDeclared(above type: TypeRecord, in target: TargetIndex) -> Bool {
        conformingClass(of: type, in: target).map { $0 !== type } ?? false
    }

    /// Classes of UIKit that have the member in their bodies.
    func isDeclared(byPlatformClass name: String) -> Bool {
        protocolName == "NibAwaking" && PlatformClasses.inherits(name, from: "UIView")
    }

    private static func overridden(by member: MemberRecord, in target: TargetIndex) -> NSObjectMember? {
        guard member.modifiers.contains("override"), let known = all[member.name],
            !known.isDeclared(byPlatformClass: target.platformSuperclass(of: member.owner) ?? "NSObject")
        else { return nil }
        return known
    }

    /// The highest class among `type` and its superclasses that overrides a member of the same protocol.
    private func conformingClass(of type: TypeRecord, in target: TargetIndex) -> TypeRecord? {
        target.ancestry(of: type).last { above in
            above.members.contains { Self.overridden(by: $0, in: target)?.protocolName == protocolName }
        }
    }

    private static let all: [String: NSObjectMember] = {
        let members = [
            ("responds(to:)", "MessageForwarding"),
            ("forwardingTarget(for:)", "MessageForwarding"),
            ("observeValue(forKeyPath:of:change:context:)", "KeyValueObserver"),
            ("value(forKey:)", "KeyValueCoding"),
            ("setValue(_:forKey:)", "KeyValueCoding"),
            ("value(forKeyPath:)", "KeyValueCoding"),
            ("setValue(_:forKeyPath:)", "KeyValueCoding"),
            ("value(forUndefinedKey:)", "KeyValueCoding"),
            ("setValue(_:forUndefinedKey:)", "KeyValueCoding"),
            ("setNilValueForKey(_:)", "KeyValueCoding"),
            ("awakeFromNib()", "NibAwaking"),
            ("prepareForInterfaceBuilder()", "NibAwaking"),
            ("automaticallyNotifiesObservers(forKey:)", "KeyValueNotifying"),
            ("keyPathsForValuesAffectingValue(forKey:)", "KeyValueNotifying"),
        ]
        return members.reduce(into: [:]) { all, member in
            let (name, protocolName) = member
            let base = name.prefix { $0 != "(" }
            all[name] = NSObjectMember(
                name: name, protocolName: protocolName,
                baseName: "base" + base.prefix(1).uppercased() + base.dropFirst())
        }
    }()
}
