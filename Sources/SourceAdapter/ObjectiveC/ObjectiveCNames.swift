internal import PlatformFacts
import SwiftSyntax

/// Determines the Objective-C names of members: from `@objc(name:)`, from the overridden member, from a protocol's
/// requirement, or by Swift's naming rule.
struct ObjectiveCNames {
    let target: TargetIndex

    /// Returns the selector of a method that the target declares.
    func selector(of method: MemberRecord) -> String {
        declaredName(of: method) ?? inheritedName(of: method) ?? requiredName(of: method)
            ?? Self.selector(of: method, named: MethodName(base: method.baseName, labels: method.labels))
    }

    /// Returns the selector of a name. A throwing method has a parameter for the error, and an asynchronous method one
    /// for the completion handler. It is the last parameter, except that the error precedes trailing closures.
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

    /// Returns the name for key-value coding of a property that the target declares.
    func name(of property: MemberRecord) -> String {
        declaredName(of: property) ?? inheritedName(of: property) ?? property.baseName
    }

    /// Returns the getter of a property: `isHidden` for `hidden`, `nextResponder` for `nextResponder`.
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

    /// Returns the name of the declaration that `member` overrides, in the target or in UIKit.
    private func inheritedName(of member: MemberRecord) -> String? {
        guard member.modifiers.contains("override") else { return nil }
        let above = target.ancestry(of: member.owner).dropFirst().flatMap(\.members)
        if let overridden = above.first(where: { $0.name == member.name && $0.isStatic == member.isStatic }) {
            return member.kind == .property ? name(of: overridden) : selector(of: overridden)
        }
        guard let platformClass = target.platformSuperclass(of: member.owner) else { return nil }
        return PlatformMembers.members(named: member.baseName, ofClass: platformClass)
            .first { $0.name == member.name }?.objectiveCName
            // UIKit's view controllers implement requirements of protocols.
            ?? requirement(for: member) { _ in true }?.objectiveCName
    }

    /// Returns the protocol requirement that a method implements, of a protocol for which a condition holds. Tables and
    /// collection views have requirements of the same name: the types of the parameters say which is meant.
    private func requirement(
        for method: MemberRecord, where isPossible: (String) -> Bool
    ) -> PlatformProtocols.Requirement? {
        let possible = PlatformProtocols.requirements(named: method.name).filter { isPossible($0.protocolName) }
        return possible.first { requirement in
            method.parameters.contains { requirement.protocolName.hasPrefix(TypeName.unwrapped($0.type)) }
        } ?? possible.first
    }

    /// Returns the name of the protocol requirement that the method implements. A superclass in another module may
    /// conform to any protocol.
    private func requiredName(of method: MemberRecord) -> String? {
        let conformances = target.conformances(of: method.owner)
        let mayConform = target.hasForeignSuperclass(method.owner)
        if let named = requirement(for: method, where: { mayConform || conformances.contains($0) }) {
            return named.objectiveCName
        }
        return conformances.sorted().lazy.compactMap { target.type(named: $0, in: method.owner) }
            .filter { $0.kind == .protocol && $0 !== method.owner }
            .flatMap { $0.members.filter { $0.name == method.name } }
            .compactMap { declaredName(of: $0) }.first
    }
}
