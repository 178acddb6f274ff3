import SwiftSyntax

/// A property without a setter that the target declares in an extension of a class of UIKit, and that extensions of
/// other classes of UIKit override, as ``ExtensionMethod`` describes for methods: the property runs the code of the
/// nearest class of UIKit whose extension overrides it, or its own code, which get other names.
struct ExtensionProperty {
    /// The name of UIKit's class: `UIScrollView`.
    let owner: String
    let property: MemberRecord

    /// Returns the name of the code of the extension of UIKit's class `owner`, which declares or overrides the property.
    func implementationName(in owner: String) -> String { "_\(owner)_\(property.baseName)" }

    /// Creates the property that `member` of an extension declares. Returns nil if no other extension overrides it.
    init?(declaredBy member: MemberRecord, in target: TargetIndex) {
        guard Self.isDeclaration(member), member.owner.kind == .external else { return nil }
        (owner, property) = (member.owner.name, member)
        guard !overridingPlatformClasses(in: target).isEmpty else { return nil }
    }

    /// Creates the property that `member` of an extension of UIKit's class overrides. Returns nil if no extension of the
    /// target declares it.
    init?(overriddenInExtension member: MemberRecord, in target: TargetIndex) {
        guard member.owner.kind == .external, Self.isReplacement(member) else { return nil }
        let owners = sequence(first: member.owner.name, next: SystemClasses.superclass).dropFirst()
        let declared = owners.compactMap { target.types[$0] }.filter { $0.kind == .external }.flatMap(\.members).first {
            $0.name == member.name && Self.isDeclaration($0)
        }
        guard let declared, !target.isImported(declared.declaration) else { return nil }
        (owner, property) = (declared.owner.name, declared)
    }

    private func overridingPlatformClasses(in target: TargetIndex) -> [String] {
        SystemClasses.subclassesFirst(
            target.types.values.filter { type in
                type.kind == .external && type.name != owner && SystemClasses.inherits(type.name, from: owner)
                    && type.members.contains { $0.name == property.name && Self.isReplacement($0) }
            }.map(\.name))
    }

    private static func isDeclaration(_ member: MemberRecord) -> Bool {
        !member.modifiers.contains("override") && isReadOnly(member)
    }

    /// Returns whether a member overrides without asking for what it overrides.
    private static func isReplacement(_ member: MemberRecord) -> Bool {
        member.modifiers.contains("override") && isReadOnly(member) && SystemClasses.isClass(member.owner.name)
            && !member.declaration.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.super) }
    }

    private static func isReadOnly(_ member: MemberRecord) -> Bool {
        guard member.kind == .property, !member.isStatic,
            let accessors = member.declaration.as(PatternBindingSyntax.self)?.accessorBlock?.accessors
        else { return false }
        if case .getter = accessors { return true } else { return false }
    }

    /// Returns the dispatching property, to be inserted before the extension's property.
    func dispatch(_ binding: PatternBindingSyntax, in target: TargetIndex) -> String? {
        guard let type = binding.typeAnnotation?.type.oneLine else { return nil }
        let access = ["open", "public", "fileprivate", "private"].filter(property.modifiers.contains).map { $0 + " " }
            .joined()
        let overrides = overridingPlatformClasses(in: target).map { name in
            "if let object = self as? \(name) { return object.\(implementationName(in: name)) }; "
        }
        return "\(access)var \(property.baseName): \(type) { \(overrides.joined())"
            + "return \(implementationName(in: owner)) }; "
    }
}

/// Rewrites properties in extensions of UIKit's classes that extensions of other classes override.
struct ExtensionPropertyDeclarations: Rewrite {
    func rewrite(_ node: VariableDeclSyntax, in file: FileAdaptation) {
        guard let (member, binding) = file.memberOfExtension(node),
            let property = ExtensionProperty(declaredBy: member, in: file.target),
            let dispatch = property.dispatch(binding, in: file.target)
        else { return }
        file.edits.insert(dispatch, before: node)
        file.edits.replace(binding.pattern, with: property.implementationName(in: property.owner))
    }
}

/// Renames overrides of such properties in extensions of other classes of UIKit to the name that the property reads.
struct ExtensionPropertyReplacements: Rewrite {
    func rewrite(_ node: VariableDeclSyntax, in file: FileAdaptation) {
        guard let (member, binding) = file.memberOfExtension(node),
            let property = ExtensionProperty(overriddenInExtension: member, in: file.target)
        else { return }
        for modifier in node.modifiers where ["override", "open"].contains(modifier.name.text) {
            file.edits.remove(modifier)
        }
        file.edits.replace(binding.pattern, with: property.implementationName(in: member.owner.name))
    }
}

extension FileAdaptation {
    /// Returns the property that an extension of UIKit's class declares with the only binding of `node`.
    fileprivate func memberOfExtension(_ node: VariableDeclSyntax) -> (MemberRecord, PatternBindingSyntax)? {
        guard node.bindings.count == 1, let binding = node.bindings.first, let type = enclosingType(of: node),
            type.kind == .external, let member = type.members.first(where: { $0.declaration.id == binding.id })
        else { return nil }
        return (member, binding)
    }
}
