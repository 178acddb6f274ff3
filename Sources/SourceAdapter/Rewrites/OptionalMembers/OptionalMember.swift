internal import PlatformFacts
import SwiftSyntax

/// A reference to an optional member of a protocol at one place in the code.
struct OptionalMember {
    enum Origin {
        /// The protocol is declared in the target: its requirement throws if the object does not implement it.
        case ofTarget
        /// The protocol is declared in UIKit or Foundation: its requirement has a default implementation, which records
        /// that it was called.
        case ofPlatform
        /// The protocol is declared in a module that the adapter does not see, which is adapted like this one or
        /// written for Linux.
        case ofOtherModule
    }

    let origin: Origin
    let selector: String
    /// Whether UIKit can tell by the selector whether an object implements the method. Methods of other modules may be
    /// declared in any way, tables do not list all of the target's own, and two protocols may have methods of one name.
    let isFoundByName: Bool
    /// The protocol of UIKit or Foundation that has the method, if the object is of type `AnyObject`.
    private(set) var castProtocol: String?
    /// Whether the requirement throws on Linux only.
    private(set) var isMadeThrowing = false

    /// Creates the method that `base.name(labels:)?(...)` calls. Returns nil for a call of an optional closure.
    ///
    /// - Parameter labels: the argument labels; `_` for an argument without one, nil for a trailing closure.
    init?(
        calling name: String, labels: [String?], of base: ExprSyntax?, at call: FunctionCallExprSyntax,
        in file: FileAdaptation
    ) {
        let target = file.target
        let fits = { (candidate: String) in MethodName(candidate).fits(name, labels) }
        let receiver = Receiver(base, of: call, in: target)
        let isLabelled = labels.contains { $0 != nil && $0 != "_" }
        // A call of a closure has no labels.
        guard isLabelled || receiver.mayBeProtocol(whenNameIsOfProperty: target.propertyNames.contains(name)) else {
            return nil
        }
        let own = target.optionalRequirements.methods(named: name).first { fits($0.name) }
        let candidates = PlatformProtocols.optionalMethods(named: name).filter { fits($0.name) }
        let known = candidates.first { receiver.protocols.contains($0.protocolName) }
        let platform = known ?? candidates.first
        // `numberOfSections(in:)` of tables and of collection views are two methods.
        let isUnambiguous = known != nil || Set(candidates.map(\.objectiveCName)).count == 1
        isFoundByName = own?.isCallableByName ?? isUnambiguous
        switch (own, platform) {
        case (let own?, nil):
            origin = .ofTarget
            selector = ObjectiveCNames(target: target).selector(of: own)
        case (nil, let platform?):
            origin = .ofPlatform
            selector = platform.objectiveCName
            castProtocol = receiver.isAnyObject ? platform.protocolName : nil
        case (let own?, let platform?):
            selector = platform.objectiveCName
            origin =
                receiver.protocols.contains(own.owner.qualifiedName)
                ? .ofTarget : receiver.protocols.contains(platform.protocolName) ? .ofPlatform : .ofOtherModule
        case (nil, nil):
            guard isLabelled else { return nil }
            origin = .ofOtherModule
            selector = MethodName(base: name, labels: labels.map { $0 ?? "_" }).selector
        }
    }

    /// Creates the requirement that `base.name` refers to without a call: a property, or a method as a value.
    init?(referringTo name: String, labels: [String]?, of base: ExprSyntax, isProperty: Bool, in file: FileAdaptation) {
        guard let type = file.type(of: base), type.isProtocol else { return nil }
        let full = labels.map { MethodName(base: name, labels: $0).description }
        let isNamed = { (candidate: String) in full.map { $0 == candidate } ?? (MethodName(candidate).base == name) }
        let protocols = file.target.protocols(of: type)
        isFoundByName = true
        let own = protocols.compactMap { file.target.type(named: $0, in: nil) }.flatMap(\.members).first {
            $0.modifiers.contains("optional") && ($0.kind == .property) == isProperty && isNamed($0.name)
        }
        if let own {
            origin = .ofTarget
            let names = ObjectiveCNames(target: file.target)
            selector = isProperty ? names.name(of: own) : names.selector(of: own)
            isMadeThrowing =
                own.declaration.as(FunctionDeclSyntax.self).map { $0.signature.effectSpecifiers == nil } ?? false
            return
        }
        let platform = protocols.flatMap { PlatformProtocols.requirements(of: $0) }.first {
            $0.isOptional && $0.isProperty == isProperty && isNamed($0.name)
        }
        guard let platform else { return nil }
        origin = .ofPlatform
        selector = platform.objectiveCName
    }
}

/// The facts that are known of the object of an optional call.
private struct Receiver {
    private let type: TypeReference?
    private let text: String
    let protocols: Set<String>

    init(_ base: ExprSyntax?, of call: FunctionCallExprSyntax, in target: TargetIndex) {
        if let base {
            type = ExpressionTypes(target: target).type(of: base)
            text = base.trimmedDescription.lowercased()
        } else {
            type = .enclosing(call, in: target)
            text = ""
        }
        protocols = type.map(target.protocols) ?? []
    }

    var isAnyObject: Bool { type?.spelling == "AnyObject" }

    /// Returns whether the object may be of a protocol type. If the type is unknown and the member has the name of a
    /// property, the name of the object decides.
    func mayBeProtocol(whenNameIsOfProperty isAmbiguous: Bool) -> Bool {
        if let type { return type.isProtocol || isAnyObject }
        return !isAmbiguous || ["delegate", "datasource", "observer", "listener"].contains { text.contains($0) }
    }
}

extension MethodName {
    /// Returns whether the labels of a call fit the method. A trailing closure is written without its label.
    fileprivate func fits(_ name: String, _ written: [String?]) -> Bool {
        base == name && labels.count == written.count
            && zip(labels, written).allSatisfy { label, written in written == nil || written == label }
    }
}

extension TargetIndex {
    /// Returns the protocols that values of the type are known to conform to.
    fileprivate func protocols(of type: TypeReference) -> Set<String> {
        var names: Set<String> = []
        for part in TypeName.parts(type.spelling) {
            names.insert(part)
            if let record = self.type(named: part, in: nil) { names.formUnion(conformances(of: record)) }
            names.formUnion(PlatformProtocols.inherited(by: part))
        }
        return names
    }
}
