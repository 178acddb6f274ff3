internal import PlatformFacts

/// Chooses the members that are listed in tables.
protocol MemberChoice {
    /// Returns whether code at the place of the tables can name the type.
    func reaches(_ type: TypeRecord) -> Bool
    func includes(_ member: MemberRecord) -> Bool
}

/// The choice for iOS source: members that Objective-C sees on iOS, and optional methods of delegates. The tables are
/// in the file itself.
struct ExposedMembers: MemberChoice {
    let target: TargetIndex

    /// Private types nested in types cannot be named in the rest of their file, nor can generic classes without their
    /// arguments.
    func reaches(_ type: TypeRecord) -> Bool {
        !type.isGenericClassOfUIKit
            && !sequence(first: type, next: \.outer).contains { $0.outer != nil && $0.modifiers.contains("private") }
    }

    func includes(_ member: MemberRecord) -> Bool {
        Exposure.isExposed(member, in: target) || target.isOptionalRequirement(member)
            || target.isObjectiveCRequirement(member) || isInferred(member)
            // Overrides are exposed with what they override.
            || (TableRow.isQuestion(member) && member.modifiers.contains("override"))
    }

    /// Returns whether the member is a stored property of a subclass of NSObject itself, in a target that exposes these
    /// without an attribute. `setValuesForKeys(_:)` of models needs no others.
    private func isInferred(_ member: MemberRecord) -> Bool {
        target.infersObjectiveC && member.kind == .property && member.isSettable && !member.isInExtension
            && !Exposure.isPrivate(member) && member.modifiers.isDisjoint(with: ["lazy", "override"])
            && !member.has("nonobjc") && target.platformSuperclass(of: member.owner) == "NSObject"
    }
}

/// The choice for source written for Linux, where no attribute exposes members: optional methods of delegates, and of
/// Objective-C classes all properties and all methods that have the form of an action. The tables are in a separate
/// file.
struct NameableMembers: MemberChoice {
    let target: TargetIndex

    func reaches(_ type: TypeRecord) -> Bool {
        !type.isGenericClassOfUIKit
            && sequence(first: type, next: \.outer).allSatisfy {
                $0.modifiers.isDisjoint(with: ["private", "fileprivate"])
            }
    }

    func includes(_ member: MemberRecord) -> Bool {
        guard !Exposure.isPrivate(member) else { return false }
        if target.isOptionalRequirement(member) { return true }
        let isObject = target.isObjectiveCClass(member.owner) || target.hasForeignSuperclass(member.owner)
        guard isObject, !member.modifiers.contains("override") else { return false }
        return member.kind == .property || isAction(member)
    }

    /// Returns whether the method has the form of an action: `save()`, `save(_ sender:)` or `save(_ sender:forEvent:)`.
    private func isAction(_ method: MemberRecord) -> Bool {
        guard method.kind == .method, method.type == nil else { return false }
        switch method.parameters.count {
        case 0, 1: return true
        case 2: return TypeName.unwrapped(method.parameters[1].type) == "UIEvent"
        default: return false
        }
    }
}

extension TypeRecord {
    /// Whether the type is a generic class of UIKit or Foundation, which the target extends.
    fileprivate var isGenericClassOfUIKit: Bool {
        kind == .external
            && [
                "NSLayoutAnchor", "NSHashTable", "NSMapTable", "NSCache", "NSFetchRequest",
                "NSFetchedResultsController", "CNFetchResult", "CNLabeledValue", "PHFetchResult",
                "PHFetchResultChangeDetails", "PHObjectChangeDetails",
                "UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource", "UIHostingController",
            ].contains(name)
    }
}

extension TargetIndex {
    /// Returns whether the method has the name of an optional requirement of a platform protocol. In classes the name
    /// alone decides, because the conformance may be that of a superclass in another module.
    fileprivate func isOptionalRequirement(_ method: MemberRecord) -> Bool {
        guard method.owner.kind == .class || PlatformClasses.isClass(method.owner.name) else { return false }
        return PlatformProtocols.requirements(named: method.name).contains(where: \.isOptional)
            || optionalRequirements.contains(method.name)
    }

    /// Returns whether the method is what a protocol marked `@objc` requires of its class: Objective-C sees it then,
    /// without an attribute.
    fileprivate func isObjectiveCRequirement(_ method: MemberRecord) -> Bool {
        guard method.kind == .method, method.owner.kind == .class, objectiveCRequirements.contains(method.name),
            !Exposure.isPrivate(method)
        else { return false }
        return conformances(of: method.owner).contains { name in
            guard let type = type(named: name, in: nil), type.kind == .protocol, type.has("objc") else { return false }
            return type.members.contains { $0.kind == .method && $0.name == method.name }
        }
    }
}
