/// Which members stand in tables.
protocol MemberChoice {
    /// Whether the place of the tables can name the type.
    func reaches(_ type: TypeRecord) -> Bool
    func includes(_ member: MemberRecord) -> Bool
}

/// Of iOS source: what Objective-C sees there, and what delegates may leave out. The tables stand in the file itself.
struct ExposedMembers: MemberChoice {
    let target: TargetIndex

    /// Private types of types are out of reach for the rest of their file.
    func reaches(_ type: TypeRecord) -> Bool {
        !sequence(first: type, next: \.outer).contains { $0.outer != nil && $0.modifiers.contains("private") }
    }

    func includes(_ member: MemberRecord) -> Bool {
        Exposure.isExposed(member, in: target) || target.isOptionalRequirement(member)
    }
}

/// Of source that is written for Linux, which has no attributes that say it: what delegates may leave out, and of objects all properties and whatever has the form of
/// an action. The tables stand in a file of their own.
struct NameableMembers: MemberChoice {
    let target: TargetIndex

    func reaches(_ type: TypeRecord) -> Bool {
        sequence(first: type, next: \.outer).allSatisfy { $0.modifiers.isDisjoint(with: ["private", "fileprivate"]) }
    }

    func includes(_ member: MemberRecord) -> Bool {
        guard !Exposure.isPrivate(member) else { return false }
        if target.isOptionalRequirement(member) { return true }
        let isObject = target.isObjectiveCClass(member.owner) || target.hasForeignSuperclass(member.owner)
        guard isObject, !member.modifiers.contains("override") else { return false }
        return member.kind == .property || isAction(member)
    }

    /// `save()`, `save(_ sender:)`, `save(_ sender:forEvent:)`.
    private func isAction(_ method: MemberRecord) -> Bool {
        guard method.kind == .method, method.type == nil else { return false }
        switch method.parameters.count {
        case 0, 1: return true
        case 2: return TypeName.unwrapped(method.parameters[1].type) == "UIEvent"
        default: return false
        }
    }
}

extension TargetIndex {
    /// Something may ask for the method that the class's conformance does not know: the conformance may be a superclass's, in another module even. So the
    /// name alone decides, in classes; structures are extended under such names too.
    fileprivate func isOptionalRequirement(_ method: MemberRecord) -> Bool {
        guard method.owner.kind == .class || PlatformClasses.isClass(method.owner.name) else { return false }
        return PlatformProtocols.requirements(named: method.name).contains(where: \.isOptional)
            || optionalRequirements.contains(method.name)
    }
}
