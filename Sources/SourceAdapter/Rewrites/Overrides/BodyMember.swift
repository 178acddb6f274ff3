import SwiftSyntax

/// A member of an extension of a class that has to be declared in the body of the class, because on Linux only members
/// of class bodies override or can be overridden. The extension keeps the code under another name
/// (``implementationName``), where `super` has its meaning, and the body gets a declaration that calls it.
struct BodyMember {
    let member: MemberRecord
    private let type: TypeRecord
    private let isOverride: Bool
    private let earlier: EarlierMember?

    /// Returns nil if the member may stay in its extension.
    init?(_ member: MemberRecord, of type: TypeRecord, in target: TargetIndex) {
        guard member.isInExtension, type.kind == .class, member.kind != .initializer, !target.isImported(type) else {
            return nil
        }
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

    /// A name that no other class has, because an extension of a subclass may hold an implementation of the same
    /// member.
    var implementationName: String {
        let name = member.baseName.filter { $0 != "`" }
        return "_\(type.qualifiedName.split(separator: ".").joined(separator: "_"))_\(name)"
    }

    /// The declaration for the body of the class. Nil if the member cannot be forwarded.
    var declaration: String? {
        if let function = member.declaration.as(FunctionDeclSyntax.self) {
            guard let forwarding = ForwardingMethod(function, to: implementationName) else { return nil }
            let signature = earlier.map { $0.head(of: function) } ?? forwarding.head
            return signature.map { "\(head(function.attributes))\($0) { \(forwarding.call) }" }
        }
        if let `subscript` = member.declaration.as(SubscriptDeclSyntax.self) {
            return ForwardingSubscript(`subscript`, label: implementationName)
                .map { head(`subscript`.attributes) + $0.text }
        }
        guard let binding = member.declaration.as(PatternBindingSyntax.self),
            let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
        else { return nil }
        let name = earlier?.current.base ?? binding.pattern.trimmedDescription
        return ForwardingProperty(binding, named: name, to: implementationName)
            .map { head(variable.attributes) + $0.text }
    }

    /// Returns the attributes and modifiers, without those of Objective-C.
    private func head(_ attributes: AttributeListSyntax) -> String {
        let kept = attributes.compactMap { element -> String? in
            guard case .attribute(let attribute) = element,
                !ObjectiveCAttributes.names.contains(attribute.attributeName.trimmedDescription)
            else { return nil }
            return attribute.oneLine
        }
        let access = ["open", "public", "package", "internal", "fileprivate", "private"].filter(
            member.modifiers.contains)
        let others = ["final", "class", "static", "nonisolated"].filter(member.modifiers.contains)
        return (kept + access + (isOverride ? ["override"] : []) + others).map { $0 + " " }.joined()
    }
}
