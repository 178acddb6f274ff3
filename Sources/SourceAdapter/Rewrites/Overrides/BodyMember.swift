internal import PlatformFacts
import SwiftSyntax

/// A member of an extension of a class that has to be declared in the body of the class, because on Linux only members
/// of class bodies override or can be overridden. The extension keeps the code under another name
/// (``implementationName``), where `super` has its meaning, and the body gets a declaration that calls it.
///
/// For an override in an extension of UIKit's own class these are the bodies of the target's classes that inherit it.
struct BodyMember {
    let member: MemberRecord
    /// The class that the extension extends.
    let type: TypeRecord
    private let isOverride: Bool
    private let earlier: EarlierMember?

    /// Returns nil if the member may stay in its extension.
    init?(_ member: MemberRecord, of type: TypeRecord, in target: TargetIndex) {
        guard member.isInExtension, member.kind != .initializer, !target.isImported(type),
            type.kind == .class || Self.overridesInPlatformClass(member, in: target)
        else { return nil }
        isOverride =
            member.modifiers.contains("override")
            && !NSObjectMember.isFirstOverride(member, of: type, in: target)
        // Subclasses in other modules may override an `open` member if it is exposed to Objective-C.
        let isOpen = member.modifiers.contains("open")
        guard isOverride || isOpen || target.isOverridden(member, of: type) else { return nil }
        self.member = member
        self.type = type
        earlier = EarlierMember(overriddenBy: member, in: target)
    }

    private static func overridesInPlatformClass(_ member: MemberRecord, in target: TargetIndex) -> Bool {
        guard member.owner.kind == .external, PlatformClasses.isClass(member.owner.name), !member.isStatic,
            member.modifiers.contains("override"), member.kind != .subscript,
            !target.isImported(member.declaration),
            ExtensionMethod(overriddenInExtension: member, in: target) == nil,
            ExtensionProperty(overriddenInExtension: member, in: target) == nil
        else { return false }
        return NSObjectMember.named(member.name)?.isDeclared(byPlatformClass: member.owner.name) ?? true
    }

    /// A name that no other class has, because an extension of a subclass may hold an implementation of the same
    /// member.
    var implementationName: String {
        let name = member.baseName
        return "_\(type.qualifiedName.split(separator: ".").joined(separator: "_"))_\(name)"
    }

    /// Whether the member overrides one of NSObject's that belong to no actor, and so cannot call code of one either.
    var isCalledOnAnyThread: Bool {
        let names: Set = ["description", "debugDescription", "hash", "isEqual(_:)", "copy()", "mutableCopy()"]
        return isOverride && names.contains(member.name) && !member.isStatic
            && !member.modifiers.contains("nonisolated") && !member.has("MainActor")
    }

    var canBeForwarded: Bool { declaration(in: type) != nil }

    /// Returns the declaration for the body of a class. Nil if the member cannot be forwarded.
    func declaration(in type: TypeRecord) -> String? {
        if let function = member.declaration.as(FunctionDeclSyntax.self) {
            guard let forwarding = ForwardingMethod(function, to: implementationName) else { return nil }
            let signature = earlier.map { $0.head(of: function) } ?? forwarding.head
            return signature.map { "\(head(function.attributes, in: type))\($0) { \(forwarding.call) }" }
        }
        if let `subscript` = member.declaration.as(SubscriptDeclSyntax.self) {
            return ForwardingSubscript(`subscript`, label: implementationName)
                .map { head(`subscript`.attributes, in: type) + $0.text }
        }
        guard let binding = member.declaration.as(PatternBindingSyntax.self),
            let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
        else { return nil }
        let name = earlier?.current.base ?? binding.pattern.trimmedDescription
        return ForwardingProperty(binding, named: name, to: implementationName)
            .map { head(variable.attributes, in: type) + $0.text }
    }

    /// Returns the attributes and modifiers, without those of Objective-C.
    private func head(_ attributes: AttributeListSyntax, in type: TypeRecord) -> String {
        let kept = attributes.compactMap { element -> String? in
            guard case .attribute(let attribute) = element,
                !ObjectiveCAttributes.names.contains(attribute.attributeName.trimmedDescription)
            else { return nil }
            return attribute.oneLine
        }
        let modifiers = member.owner === type ? writtenModifiers : type.isPublic ? ["public"] : []
        let access = ["open", "public", "package", "internal", "fileprivate", "private"].filter(modifiers.contains)
        let others = ["final", "class", "static", "nonisolated"].filter(member.modifiers.contains)
        return (kept + access + (isOverride ? ["override"] : []) + others).map { $0 + " " }.joined()
    }
}

extension BodyMember {
    private static let access: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]

    /// The modifiers of the member, with the access that its extension gives to members without one of their own:
    /// `public extension Screen { override var description: String }`.
    private var writtenModifiers: Set<String> {
        guard member.modifiers.isDisjoint(with: Self.access) else { return member.modifiers }
        let `extension` = sequence(first: member.declaration, next: \.parent).lazy
            .compactMap { $0.as(ExtensionDeclSyntax.self) }.first
        let given = `extension`.map { Modifiers.names($0.modifiers).intersection(Self.access) } ?? []
        return member.modifiers.union(given)
    }

    /// Returns the members that `type` overrides because an extension of a class of UIKit does: the nearest of each
    /// name. Empty if a class of the target that `type` inherits overrides them.
    static func inherited(by type: TypeRecord, in target: TargetIndex) -> [BodyMember] {
        let above = target.ancestry(of: type).dropFirst()
        guard type.kind == .class, above.allSatisfy(target.isImported),
            let platformClass = target.platformSuperclass(of: type)
        else { return [] }
        var known = Set(above.flatMap(\.members).map(\.name))
        return sequence(first: platformClass, next: PlatformClasses.superclass)
            .compactMap { target.types[$0] }.filter { $0.kind == .external }
            .flatMap { owner in owner.members.compactMap { BodyMember($0, of: owner, in: target) } }
            .filter { known.insert($0.member.name).inserted }
    }
}
