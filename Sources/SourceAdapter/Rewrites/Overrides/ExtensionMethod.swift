internal import PlatformFacts
import SwiftSyntax

/// A method that the target declares in an extension of a class of UIKit, and that a class of the target or an extension
/// of another class of UIKit overrides, or classes of other modules may override. It cannot be moved to the body of
/// UIKit's class.
///
/// The extension's method checks whether its object conforms to a generated protocol, and calls the protocol's method
/// if so; otherwise it runs the code of the nearest class of UIKit whose extension overrides the method, or its own code,
/// which get other names. A class that overrides the method implements the protocol's method.
struct ExtensionMethod {
    /// The name of UIKit's class: `UIView`.
    let owner: String
    let method: MemberRecord

    private var suffix: String { "\(owner)_\(method.baseName)" }
    var protocolName: String { "_Overriding_\(suffix)_\(method.labels.joined(separator: "_"))" }
    /// The name of the method in overriding classes.
    var overrideName: String { "_overriding_\(suffix)" }
    /// The name of the extension's own code.
    var implementationName: String { implementationName(in: owner) }

    /// Returns the name of the code of the extension of UIKit's class `owner`, which declares or overrides the method.
    func implementationName(in owner: String) -> String { "_\(owner)_\(method.baseName)" }

    /// Creates the method that `member`, a method of a class, overrides. Returns nil if that is not declared in such an
    /// extension.
    init?(overriddenBy member: MemberRecord, in target: TargetIndex) {
        guard member.kind == .method, !member.isStatic, member.modifiers.contains("override"),
            member.owner.kind == .class
        else { return nil }
        let above = target.ancestry(of: member.owner).dropFirst().flatMap(\.members).filter { $0.name == member.name }
        guard above.allSatisfy({ $0.modifiers.contains("override") }) else { return nil }
        self.init(named: member.name, below: member.owner, in: target)
    }

    /// Creates the method that `super.name(...)` calls in `type`. Returns nil if that is not declared in such an
    /// extension.
    init?(named name: String, below type: TypeRecord, in target: TargetIndex) {
        let platformClass = type.kind == .external ? type.name : target.platformSuperclass(of: type) ?? "NSObject"
        for owner in sequence(first: platformClass, next: SystemClasses.superclass) {
            guard let extended = target.types[owner], extended.kind == .external,
                let method = extended.members.first(where: { $0.name == name && Self.isDeclaration($0) })
            else { continue }
            (self.owner, self.method) = (owner, method)
            return
        }
        return nil
    }

    /// Creates the method that `member` of an extension declares. Returns nil if it is not `open` and no class of the
    /// target overrides it.
    init?(declaredBy member: MemberRecord, in target: TargetIndex) {
        guard Self.isDeclaration(member), member.owner.kind == .external, !member.isUnavailableEverywhere else {
            return nil
        }
        (owner, method) = (member.owner.name, member)
        guard
            Self.isOpen(member) || target.isOverridden(member, ofPlatformClass: owner)
                || !overridingPlatformClasses(in: target).isEmpty
        else { return nil }
    }

    /// Creates the method that `member` of an extension of UIKit's class overrides. Returns nil if no extension of the
    /// target declares it.
    init?(overriddenInExtension member: MemberRecord, in target: TargetIndex) {
        guard member.owner.kind == .external, member.kind == .method, member.modifiers.contains("override"),
            SystemClasses.isClass(member.owner.name)
        else { return nil }
        self.init(named: member.name, below: member.owner, in: target)
        // The method of another module does not know of overrides in this one.
        guard !target.isImported(method.declaration) else { return nil }
    }

    /// Returns the classes of UIKit below ``owner`` whose extensions override the method, subclasses before their
    /// superclasses.
    func overridingPlatformClasses(in target: TargetIndex) -> [String] {
        SystemClasses.subclassesFirst(
            target.types.values.filter { type in
                type.kind == .external && type.name != owner && SystemClasses.inherits(type.name, from: owner)
                    && type.members.contains { $0.name == method.name && $0.modifiers.contains("override") }
            }.map(\.name))
    }

    /// Returns the name of the code that `super` means in `type` if no class of the target above it overrides the method:
    /// that of the nearest extension.
    func inheritedImplementationName(of type: TypeRecord, in target: TargetIndex) -> String {
        let platformClass =
            type.kind == .external
            ? SystemClasses.superclass(of: type.name) : target.platformSuperclass(of: type)
        let overriding = Set(overridingPlatformClasses(in: target))
        let nearest = sequence(first: platformClass ?? owner, next: SystemClasses.superclass)
            .first { $0 == owner || overriding.contains($0) }
        return implementationName(in: nearest ?? owner)
    }

    /// Returns whether the member is a method that the extension declares itself, rather than one that its class
    /// inherits.
    private static func isDeclaration(_ member: MemberRecord) -> Bool {
        member.kind == .method && !member.isStatic && !member.modifiers.contains("override")
    }

    private static func isOpen(_ member: MemberRecord) -> Bool {
        PlatformClasses.isClass(member.owner.name) && member.modifiers.contains("open")
    }

    /// Returns whether a superclass of `type` in the target overrides the method too.
    func isOverridden(above type: TypeRecord, in target: TargetIndex) -> Bool {
        target.ancestry(of: type).dropFirst().contains { $0.members.contains { $0.name == method.name } }
    }

    /// Returns the dispatching method, to be inserted before the extension's method. Nil if the method cannot be
    /// forwarded.
    func dispatch(_ function: FunctionDeclSyntax, in target: TargetIndex) -> String? {
        guard let own = ForwardingMethod(function, to: implementationName),
            let overriding = ForwardingMethod(function, to: "object.\(overrideName)")
        else { return nil }
        let access = ["open", "public", "fileprivate", "private"].filter(method.modifiers.contains).map { $0 + " " }
            .joined()
        let discards = method.has("discardableResult") ? "@discardableResult " : ""
        let extensions = overridingPlatformClasses(in: target).compactMap { name in
            ForwardingMethod(function, to: "object.\(implementationName(in: name))").map { method in
                "else if let object = self as? \(name) { return \(method.call) } "
            }
        }
        return discards + access + own.head
            + " { if let object = self as? any \(protocolName) { return \(overriding.call) } \(extensions.joined())"
            + "else { return \(own.call) } }; "
    }

    /// Returns the declaration of the protocol for classes that override the method.
    func declaration(_ function: FunctionDeclSyntax) -> String? {
        guard let overriding = ForwardingMethod(function, to: "", named: overrideName) else { return nil }
        let isView = PlatformClasses.inherits(owner, from: "UIResponder")
        return (isView ? "@MainActor " : "") + (Self.isOpen(method) ? "public " : "")
            + "protocol \(protocolName): AnyObject { \(overriding.head) }"
    }
}
