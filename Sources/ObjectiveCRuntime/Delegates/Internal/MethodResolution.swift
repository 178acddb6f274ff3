internal import ToolchainBets

/// Finds the implementation of an optional method for an object whose conforming class does not implement it: in a subclass, or in the
/// forwarding target of a proxy. Each class and method is looked up once.
@MainActor
@usableFromInline
package enum MethodResolution {
    enum Implementation {
        case missing
        /// A method that a subclass of the conforming class declares, found among the symbols.
        case symbol(DeclaredMethods.Code)
        /// The same, found in a table.
        case listed(SourceMethod)
        case forwardingTarget
    }

    /// The method that such an implementation answers at present. When it calls super, the default implementation must not find it again.
    @usableFromInline static var answering: (object: ObjectIdentifier, selector: String)?

    static func isAnswering(_ object: AnyObject, _ selector: String) -> Bool {
        guard let answering else { return false }
        return answering.object == ObjectIdentifier(object) && answering.selector == selector
    }

    static func answering<Answer>(_ object: AnyObject, _ selector: String, _ call: () -> Answer) -> Answer {
        let outer = answering
        answering = (ObjectIdentifier(object), selector)
        defer { answering = outer }
        return call()
    }

    /// Runs a new call, which is not a call of super.
    @inlinable
    package static func asking<Answer>(_ call: () -> Answer) -> Answer {
        guard let outer = answering else { return call() }
        answering = nil
        defer { answering = outer }
        return call()
    }

    private static var known: [ObjectIdentifier: [String: Implementation]] = [:]
    /// What ``known`` was found out from.
    private static var generation = -1

    static func implementation(of method: some ProtocolRequirement, in object: AnyObject) -> Implementation {
        let type: AnyClass = Swift.type(of: object)
        let current = SourceMembers.shared.generation
        if generation != current {
            known.removeAll()
            generation = current
        }
        if let known = known[ObjectIdentifier(type)]?[method.selector] { return known }
        let found = find(method, type, object)
        known[ObjectIdentifier(type), default: [:]][method.selector] = found
        return found
    }

    private static func find(_ method: some ProtocolRequirement, _ type: AnyClass, _ object: AnyObject)
        -> Implementation
    {
        let conforming: AnyClass = conformingClass(type, method)
        if conforming != type {
            if let listed = SourceMembers.method(method.selector, of: type, below: conforming) {
                return .listed(listed)
            }
            if let code = DeclaredMethods.method(method.name, as: method.function, in: type, below: conforming) {
                return .symbol(code)
            }
            if !canSeeUncalledMethods, !SourceMembers.hasTable(of: type, below: conforming) {
                warnAboutBlindness(method, type, conforming)
            }
        }
        return object is any MessageForwarding || object is any InvocationForwarding ? .forwardingTarget : .missing
    }

    /// The highest class that conforms: methods it declares are called through the protocol.
    private static func conformingClass(_ type: AnyClass, _ method: some ProtocolRequirement) -> AnyClass {
        var highest: AnyClass = type
        while let next = _getSuperclass(highest), method.isConforming(next) { highest = next }
        return highest
    }

    /// Whether methods that nothing calls can be found in this build.
    package nonisolated static var canSeeUncalledMethods: Bool {
        #if DEBUG
            SymbolReader.isTrusted
        #else
            false  // the optimizer drops them
        #endif
    }

    private static func warnAboutBlindness(
        _ method: some ProtocolRequirement, _ type: AnyClass, _ conforming: AnyClass
    ) {
        let name = String(reflecting: type)
        ConsoleLog.once(
            "blind \(name)",
            """
            UIKit cannot tell in this build whether \(name) declares \(method.name) or another optional method that \
            \(String(reflecting: conforming)), the class that conforms to the protocol, does not: such a method is not called. \
            Declare it in \(String(reflecting: conforming)) too, and override it, or let the UIKitSource plugin list the methods of the target.
            """)
    }
}
