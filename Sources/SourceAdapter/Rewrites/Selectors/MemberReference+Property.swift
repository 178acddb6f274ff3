internal import PlatformFacts

extension MemberReference {
    /// Returns the name of the property for key-value coding.
    func objectiveCPropertyName(in target: TargetIndex) -> String {
        guard case .type(let type) = base else { return baseName }
        if let property = declaredProperty(in: target) { return ObjectiveCNames(target: target).name(of: property) }
        guard let platformClass = type.platformClass(in: target) else { return baseName }
        return PlatformMembers.members(named: baseName, ofClass: platformClass)
            .first { !$0.isMethod }?.objectiveCName ?? baseName
    }

    /// Returns the property if the target declares it.
    func declaredProperty(in target: TargetIndex) -> MemberRecord? {
        guard case .type(let type) = base, let record = type.record else { return nil }
        return target.members(named: baseName, of: record).first { $0.kind == .property }
    }
}
