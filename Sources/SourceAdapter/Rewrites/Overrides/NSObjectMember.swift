internal import PlatformFacts

/// A member that Apple's NSObject has and the NSObject of Linux lacks. UIKit declares it in an extension of all
/// objects, where a class cannot override it. A class that does so declares the member instead, and conforms to a
/// protocol that UIKit looks for.
///
/// The first class of the target that overrides a member of such a protocol gets the protocol, and declares every
/// member of it that its subclasses override. The conformance uses the members of the conforming class, and overrides
/// of these.
struct NSObjectMember: Sendable {
    let name: String
    /// The protocol of classes that declare the member.
    let protocolName: String
    /// The name of the member that replaces `super.member` in such a class.
    let baseName: String

    static func named(_ name: String) -> NSObjectMember? { all[name] }

    /// Returns whether `member` overrides one of these members in the class that gets the protocol.
    static func isFirstOverride(_ member: MemberRecord, of type: TypeRecord, in target: TargetIndex) -> Bool {
        guard let known = overridden(by: member, in: target) else { return false }
        return known.conformingClass(of: type, in: target) === type
    }

    /// Returns the protocols that `type` gets.
    static func protocols(of type: TypeRecord, in target: TargetIndex) -> [String] {
        Set(type.members.filter { isFirstOverride($0, of: type, in: target) }.compactMap { all[$0.name]?.protocolName })
            .sorted()
    }

    /// Returns the members that subclasses of `type` override and that `type` has to declare because it gets their
    /// protocol: the first override of each.
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

    /// Returns whether a superclass of `type` in the target has the protocol.
    func isDeclared(above type: TypeRecord, in target: TargetIndex) -> Bool {
        conformingClass(of: type, in: target).map { $0 !== type } ?? false
    }

    /// Returns whether the class of UIKit declares the member in its body.
    func isDeclared(byPlatformClass name: String) -> Bool {
        protocolName == "NibAwaking" && PlatformClasses.inherits(name, from: "UIView")
    }

    private static func overridden(by member: MemberRecord, in target: TargetIndex) -> NSObjectMember? {
        guard member.modifiers.contains("override"), let known = all[member.name],
            !known.isDeclared(byPlatformClass: target.platformSuperclass(of: member.owner) ?? "NSObject")
        else { return nil }
        return known
    }

    /// Returns the topmost class among `type` and its superclasses that overrides a member of the same protocol.
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
            // Formatters have these on Apple's systems, not all objects.
            ("getObjectValue(_:for:errorDescription:)", "FormatterReading"),
            ("getObjectValue(_:for:range:)", "FormatterPartReading"),
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
