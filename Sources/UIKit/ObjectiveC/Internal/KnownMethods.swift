internal import RuntimeInspection
import Synchronization

/// Whether an object has a method, for those that only know its name.
enum KnownMethods {
    private struct Answers {
        /// What they were found out from.
        var generation = -1
        var ofClasses: [ObjectIdentifier: [String: Bool]] = [:]
    }

    private static let answers = Mutex(Answers())

    static func contain(_ selector: Selector, in object: AnyObject) -> Bool {
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
    static func contain(_ selector: Selector, inInstancesOf type: AnyClass) -> Bool {
        isKnown(selector.name, type) ?? false
    }

    private static func find(_ selector: String, _ object: AnyObject, _ type: AnyClass) -> Bool {
        isKnown(selector, type) ?? SourceMembers.protocolMethods(selector, of: object).contains { !$0.isOptional }
    }

    /// Nil where neither tables nor UIKit's protocols name the method.
    private static func isKnown(_ selector: String, _ type: AnyClass) -> Bool? {
        if let isTaken = EditActions.isTaken(selector, by: type) { return isTaken }
        if SourceMembers.method(selector, of: type) != nil { return true }
        if UIKitRequirements.required(selector, type) { return true }
        return UIKitRequirements.optional(selector, type).map { isImplemented($0, type) }
    }

    /// Conforming to the protocol says nothing. No table lists the method: then the vtable tells, or the symbols. Where those cannot, an application that has
    /// tables has no such method, and one that has none may have it.
    private static func isImplemented(_ method: any ProtocolRequirement, _ type: AnyClass) -> Bool {
        if let isOverridden = isOverridden(method, type) { return isOverridden }
        if MethodStandIns.canSeeUncalledMethods {
            return DeclaredMethods.method(method.name, as: method.function, in: type, below: NSObject.self) != nil
        }
        return !(type is any MessageForwarding.Type) && !SourceMembers.hasTable(of: type, below: NSObject.self)
    }

    /// For the methods that a table or collection controller declares itself; nil for all others.
    private static func isOverridden(_ method: any ProtocolRequirement, _ type: AnyClass) -> Bool? {
        if type is UITableViewController.Type, ControllerOverrides.areKnown {
            return DelegateMethod.ofControllers.first { $0.selector == method.selector }
                .map { ControllerOverrides.contain($0, in: type) }
        }
        if type is UICollectionViewController.Type, CollectionControllerOverrides.areKnown {
            return CollectionMethod.ofControllers.first { $0.selector == method.selector }
                .map { CollectionControllerOverrides.contain($0, in: type) }
        }
        return nil
    }
}
