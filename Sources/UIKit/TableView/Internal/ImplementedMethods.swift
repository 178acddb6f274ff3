internal import RuntimeInspection

/// What is known about which optional methods one data source or delegate implements, for one assignment of it.
///
/// Owned by ``DelegateCalls`` or ``CollectionCalls``, which make a new one whenever the data source or delegate is set. The answer to a call
/// decides: only when the object that took a method's default is the object that was asked is the method remembered as
/// absent. So an override that calls super, and a delegate that forwards to another, are asked every time.
@MainActor
final class ImplementedMethods {
    private let type: AnyClass
    /// Whether a class conforms to the protocol in question.
    private let conforms: (AnyClass) -> Bool
    private let isController: Bool

    /// Written by ``ask(_:of:as:declared:found:)``.
    private var absent = CalledMethods()
    private var present = CalledMethods()
    /// Methods that only a subclass of the conforming class declares, by their bits.
    private var found: [Int: DeclaredMethods.Code] = [:]

    /// The default that was taken last, and by whom.
    private static var defaultTaken: (object: ObjectIdentifier, caller: String, bit: Int)?

    /// - Parameter methods: what this object is asked, all of one view.
    init(of object: AnyObject, asked methods: (some CalledMethod).Type, conforms: @escaping (AnyClass) -> Bool) {
        type = Swift.type(of: object)
        self.conforms = conforms
        isController = methods.areReadFromClass(of: object)
    }

    static func noteDefault<Method: CalledMethod>(_ object: AnyObject, _ method: Method) {
        defaultTaken = (ObjectIdentifier(object), Method.caller, method.bit)
    }

    func isAbsent(_ method: some CalledMethod) -> Bool {
        if isController, method.isOfControllers { return !method.isOverridden(in: type) }
        return absent.contains(method)
    }

    /// Nil when only a call can tell.
    func implements(_ method: some CalledMethod) -> Bool? {
        if isController, method.isOfControllers { return method.isOverridden(in: type) }
        if absent.contains(method) { return false }
        return present.contains(method) ? true : nil
    }

    /// Calls the method on `object`; nil when it does not implement it.
    ///
    /// - Parameters:
    ///   - declared: the call through the protocol.
    ///   - found: the call of a method that only a subclass of the conforming class declares.
    func ask<Method: CalledMethod, Call: DeclaredMethods.Call, Answer>(
        _ method: Method, of object: AnyObject, as call: Call.Type, declared: () -> Answer,
        found: (Call) -> Answer
    ) -> Answer? {
        if isAbsent(method) { return nil }
        if isController, method.isOfControllers { return declared() }
        if let code = self.found[method.bit] { return found(DeclaredMethods.bind(code, to: object, as: call)) }

        Self.defaultTaken = nil
        let answer = declared()
        guard let taken = Self.defaultTaken, taken.object == ObjectIdentifier(object), taken.bit == method.bit,
            taken.caller == Method.caller
        else {
            present.insert(method)
            return answer
        }
        Self.defaultTaken = nil
        if let code = declaredBelowConformance(method, as: Call.Function.self) {
            self.found[method.bit] = code
            present.insert(method)
            return found(DeclaredMethods.bind(code, to: object, as: call))
        }
        absent.insert(method)
        return nil
    }

    /// UIKit also calls methods that a subclass of the conforming class declares; the protocol does not know them.
    private func declaredBelowConformance(_ method: some CalledMethod, as function: Any.Type) -> DeclaredMethods.Code? {
        let conformingClass: AnyClass = self.conformingClass
        guard conformingClass != type else { return nil }
        let code = DeclaredMethods.method(method.name, as: function, in: type, below: conformingClass)
        if code == nil, !Self.canSeeUncalledMethods { warnAboutBlindness(method, conformingClass) }
        return code
    }

    /// The highest class that conforms: methods it declares are called through the protocol.
    private var conformingClass: AnyClass {
        var highest: AnyClass = type
        while let next = _getSuperclass(highest), conforms(next) { highest = next }
        return highest
    }

    /// Whether methods that only a subclass of the conforming class declares can be found in this build.
    nonisolated static var canSeeUncalledMethods: Bool {
        #if DEBUG
            SymbolReader.isTrusted
        #else
            false  // the optimiser drops methods that nothing calls
        #endif
    }

    private func warnAboutBlindness<Method: CalledMethod>(_ method: Method, _ conformingClass: AnyClass) {
        let name = String(reflecting: type)
        ConsoleLog.once(
            "blind \(name)",
            """
            \(Method.caller) cannot tell in this build whether \(name) declares \(method.name) or another optional method that \
            \(String(reflecting: conformingClass)), the class that conforms to the protocol, does not: such a method is not called. \
            Declare it in \(String(reflecting: conformingClass)) too, and override it.
            """)
    }
}
