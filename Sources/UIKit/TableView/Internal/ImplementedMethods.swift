internal import RuntimeInspection

/// What is known about which optional methods one data source or delegate implements, for one assignment of it.
///
/// Owned by ``DelegateCalls`` or ``CollectionCalls``, which make a new one whenever the data source or delegate is set. The answer to a call
/// decides: only when the object that took a method's default is the object that was asked is the method remembered as
/// absent. So an override that calls super, and a delegate that forwards to another, are asked every time. A ``MessageForwarding`` is asked once
/// whether it responds, before a table calls it.
@MainActor
final class ImplementedMethods {
    private let type: AnyClass
    /// Whether a class conforms to the protocol in question.
    private let conforms: (AnyClass) -> Bool
    private let isController: Bool
    private let isForwarding: Bool

    /// Written by ``ask(_:of:as:declared:found:)``.
    private var absent = CalledMethods()
    private var present = CalledMethods()
    /// Methods that a `MessageForwarding` says it responds to.
    private var responding = CalledMethods()
    /// Methods that only a subclass of the conforming class declares, by their bits.
    private var found: [Int: DeclaredMethods.Code] = [:]

    /// The default that was taken last, and by whom.
    private static var defaultTaken: (object: ObjectIdentifier, caller: String, bit: Int)?

    /// - Parameter methods: what this object is asked, all of one view.
    init(of object: AnyObject, asked methods: (some CalledMethod).Type, conforms: @escaping (AnyClass) -> Bool) {
        type = Swift.type(of: object)
        self.conforms = conforms
        isController = methods.areReadFromClass(of: object)
        isForwarding = object is any MessageForwarding
    }

    static func noteDefault<Method: CalledMethod>(_ object: AnyObject, _ method: Method) {
        defaultTaken = (ObjectIdentifier(object), Method.caller, method.bit)
    }

    func isAbsent(_ method: some CalledMethod) -> Bool {
        if isController, method.isOfControllers, !method.isOverridden(in: type) { return true }
        return absent.contains(method)
    }

    /// Nil when only a call can tell.
    func implements(_ method: some CalledMethod) -> Bool? {
        if absent.contains(method) { return false }
        if isController, method.isOfControllers { return method.isOverridden(in: type) }
        return present.contains(method) ? true : nil
    }

    /// Calls a table's method on `object`; nil when it does not implement it.
    ///
    /// - Parameter call: the call through the protocol. The default finds methods that only a subclass of the conforming class declares, and forwarding
    ///   targets (``OptionalMethod``).
    func ask<Answer>(_ method: DelegateMethod, of object: AnyObject, _ call: () -> Answer) -> Answer? {
        if isAbsent(method) || (isForwarding && !responds(method, object)) { return nil }
        if isController, method.isOfControllers { return call() }
        if present.contains(method), !isForwarding { return MethodStandIns.asking(call) }

        let defaults = TakenDefaults.current
        defaults.last = nil
        let answer = MethodStandIns.asking(call)
        guard defaults.take(by: object, method.selector) else {
            present.insert(method)
            return answer
        }
        // The next forwarding target may implement it.
        if !isForwarding { absent.insert(method) }
        return nil
    }

    private func responds(_ method: DelegateMethod, _ object: AnyObject) -> Bool {
        if responding.contains(method) { return true }
        guard (object as? any MessageForwarding)?.responds(to: Selector(method.selector)) == true else {
            absent.insert(method)
            return false
        }
        responding.insert(method)
        return true
    }

    /// The same for methods whose defaults only note that they were taken: a collection view's.
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
        if code == nil, !MethodStandIns.canSeeUncalledMethods { warnAboutBlindness(method, conformingClass) }
        return code
    }

    /// The highest class that conforms: methods it declares are called through the protocol.
    private var conformingClass: AnyClass {
        var highest: AnyClass = type
        while let next = _getSuperclass(highest), conforms(next) { highest = next }
        return highest
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
