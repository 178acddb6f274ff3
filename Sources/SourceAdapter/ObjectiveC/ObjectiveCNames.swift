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
            .first { $0.name == member.name }?.objectiveCName ?? requirement(member.name, below: platformClass)
    }

    /// Returns the name of a protocol requirement that UIKit's view controllers implement. Tables and collection views
    /// have requirements of the same name: the name of the controller's class says which is meant.
    private func requirement(_ name: String, below platformClass: String) -> String? {
        let requirements = PlatformProtocols.requirements(named: name)
        let controllers = sequence(first: platformClass, next: PlatformClasses.superclass).filter {
            $0.hasSuffix("Controller")
        }
        let own = controllers.map { $0.dropLast("Controller".count) }.lazy.compactMap { view in
            requirements.first { $0.protocolName.hasPrefix(view) }
        }
        return (own.first ?? requirements.first)?.objectiveCName
    }

    /// Returns the name of the protocol requirement that the method implements. A superclass in another module may
    /// conform to any protocol.
    private func requiredName(of method: MemberRecord) -> String? {
        let requirements = PlatformProtocols.requirements(named: method.name)
        let conformances = target.conformances(of: method.owner)
        let mayConform = target.hasForeignSuperclass(method.owner)
        if let named = requirements.first(where: { mayConform || conformances.contains($0.protocolName) }) {
            return named.objectiveCName
        }
        return conformances.sorted().lazy.compactMap { target.type(named: $0, in: method.owner) }
            .filter { $0.kind == .protocol && $0 !== method.owner }
            .flatMap { $0.members.filter { $0.name == method.name } }
            .compactMap { declaredName(of: $0) }.first
    }
}
