/// A member that Apple's NSObject has and Linux's has not. UIKit offers it in an extension of all objects, where a class
/// can't override it; a class that does so declares it instead, and says so with a protocol that UIKit looks for.
struct NSObjectMember: Sendable {
    let name: String
    /// The protocol of a class that declares the member.
    let protocolName: String
    /// What `super` offers in such a class.
    let baseName: String

    static func named(_ name: String) -> NSObjectMember? { all[name] }

    /// Whether `member` overrides one of these and no superclass in the target does.
    static func isFirstOverride(_ member: MemberRecord, of type: TypeRecord, in target: TargetIndex) -> Bool {
        guard member.modifiers.contains("override"), let known = all[member.name],
            !known.isDeclared(byPlatformClass: target.platformSuperclass(of: type) ?? "NSObject")
        else { return false }
        return !known.isOverridden(above: type, in: target)
    }

    func isOverridden(above type: TypeRecord, in target: TargetIndex) -> Bool {
        target.ancestry(of: type).dropFirst().contains { $0.members.contains { $0.name == name } }
    }

    /// Classes of UIKit that have the member in their bodies.
    func isDeclared(byPlatformClass name: String) -> Bool {
        protocolName == "NibAwaking" && PlatformClasses.inherits(name, from: "UIView")
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
