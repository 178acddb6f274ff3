import SwiftSyntax

/// What members are called in Objective-C: names that come from `@objc(name:)`, from what a method overrides, from the protocol that asks for it, or from
/// the rule.
struct ObjectiveCNames {
    let target: TargetIndex

    /// The selector of a method that the target declares.
    func selector(of method: MemberRecord) -> String {
        declaredName(of: method) ?? inheritedName(of: method) ?? requiredName(of: method)
            ?? Self.selector(of: method, named: MethodName(base: method.baseName, labels: method.labels))
    }

    /// A method that throws has a parameter for the error, one that is asynchronous a completion handler: the last parameter, but for closures that an
    /// error goes before.
    private static func selector(of method: MemberRecord, named name: MethodName) -> String {
        guard let signature = method.declaration.as(FunctionDeclSyntax.self)?.signature,
            let effects = signature.effectSpecifiers
        else { return name.selector }
        let isAsync = effects.asyncSpecifier != nil
        guard isAsync || effects.throwsClause != nil else { return name.selector }
        guard !name.labels.isEmpty else {
            return name.base + (isAsync ? "WithCompletionHandler:" : "AndReturnError:")
        }
        var parts = name.selector.split(separator: ":", omittingEmptySubsequences: false).dropLast().map(String.init)
        let closures = signature.parameterClause.parameters.reversed().prefix {
            $0.type.trimmedDescription.contains("->")
        }
        let place = isAsync ? parts.count : max(1, parts.count - closures.count)
        parts.insert(isAsync ? "completionHandler" : "error", at: place)
        return parts.map { $0 + ":" }.joined()
    }

    /// What key-value coding calls a property that the target declares.
    func name(of property: MemberRecord) -> String {
        declaredName(of: property) ?? inheritedName(of: property) ?? property.baseName
    }

    /// `isHidden` is the getter of `hidden`, `nextResponder` of `nextResponder`.
    static func getter(of property: String, named objectiveCName: String) -> String {
        let isQuestion = property.hasPrefix("is") && !objectiveCName.hasPrefix("is")
        return isQuestion ? property : objectiveCName
    }

    static func setter(named objectiveCName: String) -> String {
        "set\(objectiveCName.prefix(1).uppercased())\(objectiveCName.dropFirst()):"
    }

    private func declaredName(of member: MemberRecord) -> String? {
        member.attribute("objc")?.argument?.filter { !$0.isWhitespace }
    }

    /// Of the declaration that `member` overrides, in the target or in UIKit.
    private func inheritedName(of member: MemberRecord) -> String? {
        guard member.modifiers.contains("override") else { return nil }
        let above = target.ancestry(of: member.owner).dropFirst().flatMap(\.members)
        if let overridden = above.first(where: { $0.name == member.name && $0.isStatic == member.isStatic }) {
            return member.kind == .property ? name(of: overridden) : selector(of: overridden)
        }
        guard let platformClass = target.platformSuperclass(of: member.owner) else { return nil }
        return PlatformMembers.members(named: member.baseName, ofClass: platformClass)
            .first { $0.name == member.name }?.objectiveCName ?? requirement(member.name, below: platformClass)
    }

    /// UIKit's controllers declare what their protocols ask for.
    private func requirement(_ name: String, below platformClass: String) -> String? {
        PlatformProtocols.requirements(named: name).first?.objectiveCName
    }

    /// Of the protocol that asks for the method. A superclass in another module may conform to anything.
    private func requiredName(of method: MemberRecord) -> String? {
        let requirements = PlatformProtocols.requirements(named: method.name)
        let conformances = target.conformances(of: method.owner)
        let mayConform = target.hasForeignSuperclass(method.owner)
        if let named = requirements.first(where: { mayConform || conformances.contains($0.protocolName) }) {
            return named.objectiveCName
        }
        return conformances.lazy.compactMap { target.type(named: $0, in: method.owner) }
            .filter { $0.kind == .protocol && $0 !== method.owner }
            .flatMap { $0.members.filter { $0.name == method.name } }
            .compactMap { declaredName(of: $0) }.first
    }
}
