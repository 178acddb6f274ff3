internal import PlatformFacts
import SwiftSyntax

/// The method that a `MemberReference` refers to: a method of the target, or else of UIKit.
struct ReferencedMethod {
    let selector: String
    /// The name with its labels, `tapped(_:)`, and without parentheses for a method without parameters.
    let name: String
    let isStatic: Bool
    /// Whether the method is an optional requirement of a protocol.
    let isOptionalRequirement: Bool
    /// Whether the method is an optional requirement of a protocol of UIKit or Foundation.
    let isOptionalInPlatform: Bool
    /// Whether a selector can call the method. False for methods that throw or take closures, for example, which a
    /// selector only names.
    let isCallable: Bool
    /// Whether no known type declares the method and the reference has no labels. The name is then taken for that of a
    /// method without parameters.
    let isGuess: Bool
    /// The type of the method, `(UIButton) -> Void`, if its name is ambiguous.
    private let type: String?

    init(_ reference: MemberReference, in target: TargetIndex) {
        let declared = Self.declared(reference, in: target)
        let platform = declared == nil ? Self.platform(reference, in: target) : nil
        let labels =
            declared?.labels ?? platform.map { MethodName($0.name).labels } ?? reference.labels
            ?? reference.cast.map { $0.parameters.map { _ in "_" } } ?? []
        let written = MethodName(base: reference.baseName, labels: labels)

        selector = declared.map(ObjectiveCNames(target: target).selector) ?? platform?.selector ?? written.selector
        name = labels.isEmpty ? reference.baseName : written.description
        isStatic = declared?.isStatic ?? platform?.isStatic ?? false
        isOptionalRequirement = declared.map { $0.modifiers.contains("optional") } ?? platform?.isOptional ?? false
        isOptionalInPlatform = platform?.isOptional ?? false
        // Selectors of static methods and of protocol requirements support up to four parameters.
        let isOfClass = !isStatic && declared?.owner.kind != .protocol && !reference.isOfProtocol
        isCallable = (declared?.isCallableByName ?? true) && (isOfClass || labels.count <= 4)
        isGuess =
            declared == nil && platform == nil && reference.labels == nil && reference.cast == nil
            && !Self.isKnown(reference.base, in: target)
        type =
            reference.cast.map(Self.text)
            ?? declared.flatMap { Overloads.needCast($0, in: target) ? Overloads.functionType(of: $0) : nil }
    }

    /// Returns the unapplied reference to the method, a function that takes the object first.
    func unapplied(in owner: TypeReference) -> String {
        let function = "\(owner.spelling).\(name)"
        guard let type else { return function }
        return isStatic
            ? "\(function) as @MainActor \(type)"
            : "\(function) as @MainActor (\(owner.spelling)) -> @MainActor \(type)"
    }

    private static func isKnown(_ base: MemberReference.Base, in target: TargetIndex) -> Bool {
        guard case .type(let type) = base else { return false }
        return type.platformClass(in: target) != nil
    }

    private static func declared(_ reference: MemberReference, in target: TargetIndex) -> MemberRecord? {
        let candidates = members(reference, in: target).filter { method in
            method.kind == .method && (reference.labels.map { $0 == method.labels } ?? true)
        }
        if let cast = reference.cast {
            let types = cast.parameters.map { TypeName.unwrapped($0.type.trimmedDescription) }
            let sameCount = candidates.filter { $0.parameters.count == types.count }
            return sameCount.first { $0.parameters.map { TypeName.unwrapped($0.type) } == types } ?? sameCount.first
        }
        return candidates.first { Exposure.isExposed($0, in: target) } ?? candidates.first
    }

    /// Returns the members that the reference may mean. If the type of the object is unknown, these are the members of
    /// this name that any type of the target exposes.
    private static func members(_ reference: MemberReference, in target: TargetIndex) -> [MemberRecord] {
        switch reference.base {
        case .type(let type): type.record.map { target.members(named: reference.baseName, of: $0) } ?? []
        case .expression:
            target.types.values.flatMap(\.members)
                .filter { $0.baseName == reference.baseName && Exposure.isExposed($0, in: target) }
                .sorted { $0.name < $1.name }
        }
    }

    private struct PlatformMethod {
        let name: String
        let selector: String
        let isStatic: Bool
        let isOptional: Bool
    }

    private static func platform(_ reference: MemberReference, in target: TargetIndex) -> PlatformMethod? {
        let known: [PlatformMethod]
        switch reference.base {
        case .expression:
            known = PlatformMembers.members(named: reference.baseName).map(method)
        case .type(let type):
            let members =
                type.platformClass(in: target)
                .map { PlatformMembers.members(named: reference.baseName, ofClass: $0) } ?? []
            known = members.map(method) + requirements(reference.baseName, of: type, in: target)
        }
        return known.first { method in
            let labels = MethodName(method.name).labels
            if let written = reference.labels { return written == labels }
            return reference.cast.map { $0.parameters.count == labels.count } ?? method.name.hasSuffix(")")
        }
    }

    private static func method(_ member: PlatformMembers.Member) -> PlatformMethod {
        PlatformMethod(
            name: member.name, selector: member.objectiveCName, isStatic: member.isStatic, isOptional: false)
    }

    /// Returns the requirements of this name in `type`, if it is a protocol, and in the protocols of `type`.
    private static func requirements(
        _ baseName: String, of type: TypeReference, in target: TargetIndex
    ) -> [PlatformMethod] {
        let conformances = type.record.map(target.conformances) ?? []
        let protocols = conformances.union([type.name]).union(PlatformProtocols.inherited(by: type.name))
        return protocols.sorted().flatMap { PlatformProtocols.requirements(of: $0) }
            .filter { !$0.isProperty && MethodName($0.name).base == baseName }
            .map {
                PlatformMethod(
                    name: $0.name, selector: $0.objectiveCName, isStatic: $0.isStatic, isOptional: $0.isOptional)
            }
    }

    private static func text(of cast: FunctionTypeSyntax) -> String {
        let parameters = cast.parameters.map { $0.type.trimmedDescription.replacing("!", with: "?") }
        return "(\(parameters.joined(separator: ", "))) -> \(cast.returnClause.type.trimmedDescription)"
    }
}
