internal import RuntimeInspection
import Synchronization

/// Whether an object has a method, for those that only know its name.
package enum KnownMethods {
    private struct Answers {
        /// What they were found out from.
        var generation = -1
        var ofClasses: [ObjectIdentifier: [String: Bool]] = [:]
    }

    private static let answers = Mutex(Answers())

    package static func contain(_ selector: Selector, in object: AnyObject) -> Bool {
        let type: AnyClass = Swift.type(of: object)
        let generation = SourceMembers.current().generation
        let known = answers.withLock { answers -> Bool? in
            if answers.generation != generation { answers = Answers(generation: generation) }
            return answers.ofClasses[ObjectIdentifier(type)]?[selector.name]
        }
        if let known { return known }
        let answer = find(selector.name, object, type)
        answers.withLock { answers in
            if answers.generation == generation {
                answers.ofClasses[ObjectIdentifier(type), default: [:]][selector.name] = answer
            }
        }
        return answer
    }

    /// For instances of a class, without those of protocols that a selector names together with their methods.
    package static func contain(_ selector: Selector, inInstancesOf type: AnyClass) -> Bool {
        isKnown(selector.name, type) ?? false
    }

    private static func find(_ selector: String, _ object: AnyObject, _ type: AnyClass) -> Bool {
        isKnown(selector, type) ?? SourceMembers.protocolMethods(selector, of: object).contains { !$0.isOptional }
    }

    /// Nil where neither tables nor the framework's protocols name the method.
    private static func isKnown(_ selector: String, _ type: AnyClass) -> Bool? {
        let framework = SourceMembers.framework
        if let isOverridden = framework?.overrides(selector, in: type) { return isOverridden }
        if SourceMembers.method(selector, of: type) != nil { return true }
        if framework?.requires(selector, of: type) == true { return true }
        return framework?.optionalMethod(selector, of: type).map { isImplemented($0, type) }
    }

    /// Conforming to the protocol says nothing, and no table lists the method: then the symbols tell. Where they cannot, an application that
    /// has tables has no such method, and one that has none may have it.
    private static func isImplemented(_ method: any ProtocolRequirement, _ type: AnyClass) -> Bool {
        if MethodResolution.canSeeUncalledMethods {
            return DeclaredMethods.method(method.name, as: method.function, in: type, below: NSObject.self) != nil
        }
        return !(type is any MessageForwarding.Type) && !SourceMembers.hasTable(of: type, below: NSObject.self)
    }
}
