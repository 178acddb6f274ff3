internal import RuntimeInspection

/// What is known about which optional methods one data source or delegate implements, for one assignment of it.
///
/// Owned by ``DelegateCalls``, which makes a new one whenever the data source or delegate is set. The answer to a call
/// decides: only when the object that took a method's default is the object that was asked is the method remembered as
/// absent. So an override that calls super, and a delegate that forwards to another, are asked every time.
@MainActor
final class ImplementedMethods {
    private let type: AnyClass
    /// Whether a class conforms to the protocol in question.
    private let conforms: (AnyClass) -> Bool
    private let isController: Bool

    /// Written by ``ask(_:of:as:declared:found:)``.
    private var absent = DelegateMethods()
    private var present = DelegateMethods()
    /// Methods that only a subclass of the conforming class declares.
    private var found: [DelegateMethod: DeclaredMethods.Code] = [:]

    /// The default that was taken last, and by whom.
    private static var defaultTaken: (object: ObjectIdentifier, method: DelegateMethod)?

    init(of object: AnyObject, conforms: @escaping (AnyClass) -> Bool) {
        type = Swift.type(of: object)
        self.conforms = conforms
        isController = object is UITableViewController && ControllerOverrides.areKnown
    }

    static func noteDefault(_ object: AnyObject, _ method: DelegateMethod) {
        defaultTaken = (ObjectIdentifier(object), method)
    }

    func isAbsent(_ method: DelegateMethod) -> Bool {
        if isController, method != .cancelPrefetching { return !ControllerOverrides.contain(method, in: type) }
        return absent.contains(method)
    }

    /// Nil when only a call can tell.
    func implements(_ method: DelegateMethod) -> Bool? {
        if isController, method != .cancelPrefetching { return ControllerOverrides.contain(method, in: type) }
        if absent.contains(method) { return false }
        return present.contains(method) ? true : nil
    }

    /// Calls the method on `object`; nil when it does not implement it.
    ///
    /// - Parameters:
    ///   - declared: the call through the protocol.
    ///   - found: the call of a method that only a subclass of the conforming class declares.
    func ask<Call: DeclaredMethods.Call, Answer>(
        _ method: DelegateMethod, of object: AnyObject, as call: Call.Type, declared: () -> Answer,
        found: (Call) -> Answer
    ) -> Answer? {
        if isAbsent(method) { return nil }
        if isController, method != .cancelPrefetching { return declared() }
        if let code = self.found[method] { return found(DeclaredMethods.bind(code, to: object, as: call)) }

        Self.defaultTaken = nil
        let answer = declared()
        guard let taken = Self.defaultTaken, taken.object == ObjectIdentifier(object), taken.method == method else {
            present.insert(method)
            return answer
        }
        Self.defaultTaken = nil
        if let code = declaredBelowConformance(method, as: Call.Function.self) {
            self.found[method] = code
            present.insert(method)
            return found(DeclaredMethods.bind(code, to: object, as: call))
        }
        absent.insert(method)
        return nil
    }

    /// UIKit also calls methods that a subclass of the conforming class declares; the protocol does not know them.
    private func declaredBelowConformance(_ method: DelegateMethod, as function: Any.Type) -> DeclaredMethods.Code? {
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

    private func warnAboutBlindness(_ method: DelegateMethod, _ conformingClass: AnyClass) {
        let name = String(reflecting: type)
        ConsoleLog.once(
            "blind \(name)",
            """
            UITableView cannot tell in this build whether \(name) declares \(method.name) or another optional method that \
            \(String(reflecting: conformingClass)), the class that conforms to the protocol, does not: such a method is not called. \
            Declare it in \(String(reflecting: conformingClass)) too, and override it.
            """)
    }
}
