internal import ToolchainBets
import Synchronization

/// Tells whether an object implements a method that is known by its selector only.
package enum KnownMethods {
    private struct Answers {
        /// The generation of ``SourceMembers`` that the answers were computed for.
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

    /// Tells whether instances of a class have the method. Protocol methods that only a selector registered are not
    /// counted.
    package static func contain(_ selector: Selector, inInstancesOf type: AnyClass) -> Bool {
        isKnown(selector.name, type) ?? false
    }

    /// Tells the same; nil if nothing in this build shows whether the object implements an optional method: a release
    /// build without symbols and without a table of the class.
    package static func certainly(contain selector: Selector, in object: AnyObject) -> Bool? {
        let type: AnyClass = Swift.type(of: object)
        let isKnown = contain(selector, in: object)
        if !isKnown || MethodResolution.canSeeUncalledMethods { return isKnown }
        if SourceMembers.framework?.overrides(selector.name, in: type) != nil { return isKnown }
        if SourceMembers.method(selector.name, of: type) != nil { return isKnown }
        if SourceMembers.hasTable(of: type, below: NSObject.self) { return isKnown }
        guard let method = SourceMembers.framework?.optionalMethod(selector.name, of: type) else { return nil }
        return DeclaredMethods.implements(method.name, as: method.function, in: type, below: NSObject.self)
    }

    /// Returns whether an object may implement an optional method: whether it does, or nothing in this build tells.
    package static func mayContain(_ selector: Selector, in object: AnyObject) -> Bool {
        if contain(selector, in: object) { return true }
        let type: AnyClass = Swift.type(of: object)
        // A method of no framework's protocol is in a table, or in a class without one.
        return isKnown(selector.name, type) == nil && !SourceMembers.hasTable(of: type, below: NSObject.self)
    }

    /// Returns whether the object's class conforms to a protocol with this optional method, and the method has no result.
    /// Protocols of the application are known by selectors that name their methods.
    package static func isOptionalNotice(_ selector: Selector, of object: AnyObject) -> Bool {
        if let method = SourceMembers.framework?.optionalMethod(selector.name, of: type(of: object)) {
            return method.returnsVoid
        }
        return SourceMembers.protocolMethods(selector.name, of: object).contains {
            $0.isOptional && $0.method.returnsVoid
        }
    }

    private static func find(_ selector: String, _ object: AnyObject, _ type: AnyClass) -> Bool {
        isKnown(selector, type) ?? SourceMembers.protocolMethods(selector, of: object).contains { !$0.isOptional }
    }

    /// Returns nil where neither tables nor the framework's protocols contain the method.
    private static func isKnown(_ selector: String, _ type: AnyClass) -> Bool? {
        let framework = SourceMembers.framework
        if let isOverridden = framework?.overrides(selector, in: type) { return isOverridden }
        if SourceMembers.method(selector, of: type) != nil { return true }
        if framework?.requires(selector, of: type) == true { return true }
        return framework?.optionalMethod(selector, of: type).map { isImplemented($0, type) }
    }

    /// Conforming to the protocol does not mean that the class implements an optional method. Where no table lists it
    /// the symbols tell. Without symbols, a class that generated tables list has no such method, and one without tables
    /// may have it.
    private static func isImplemented(_ method: any ProtocolRequirement, _ type: AnyClass) -> Bool {
        if MethodResolution.canSeeUncalledMethods {
            return DeclaredMethods.method(method.name, as: method.function, in: type, below: NSObject.self) != nil
        }
        return !(type is any MessageForwarding.Type) && !SourceMembers.hasTable(of: type, below: NSObject.self)
    }
}
