/// What is known about the optional methods that one data source or delegate implements, from the time it was set.
///
/// Owned by a ``DelegateReference``, which creates a new one whenever the data source or delegate is set. Calls decide:
/// a method is remembered as absent only if its default implementation ran on the object that was called. An override
/// that calls `super`, and a delegate that forwards to another object, are therefore called every time.
@MainActor
final class ImplementedMethods {
    private let type: AnyClass
    private let isController: Bool
    private let proxy: ProxyAnswers?
    /// The methods that a view controller answers without an override, for static cells.
    private let answered: DelegateMethodSet

    /// Changed only by ``ask(_:of:_:)``.
    private var absent = DelegateMethodSet()
    private var present = DelegateMethodSet()

    /// - Parameter methods: the kind of methods that are called, all of one view.
    init(of object: AnyObject, asked methods: (some DelegateMethod).Type) {
        type = Swift.type(of: object)
        isController = methods.isController(object) && methods.controllerOverrides != nil
        proxy = ProxyAnswers(object)
        answered =
            isController
            ? (object as? any AnsweringController)?.answeredMethods ?? DelegateMethodSet() : DelegateMethodSet()
    }

    func isAbsent(_ method: some DelegateMethod) -> Bool {
        if isController, method.isOfControllers { return !controllerImplements(method) }
        return absent.contains(method)
    }

    private func controllerImplements(_ method: some DelegateMethod) -> Bool {
        method.isOverridden(in: type) || answered.contains(method)
    }

    /// Returns nil if only a call can tell.
    func implements(_ method: some DelegateMethod) -> Bool? {
        if absent.contains(method) { return false }
        if isController, method.isOfControllers { return controllerImplements(method) }
        return present.contains(method) ? true : nil
    }

    /// Calls a method on `object`; returns nil if the object does not implement it.
    ///
    /// - Parameter call: the call through the protocol. Its default implementation finds methods that only a subclass
    ///   of the conforming class declares, and forwarding targets (``OptionalMethod``).
    func ask<Answer>(_ method: some DelegateMethod, of object: AnyObject, _ call: () -> Answer) -> Answer? {
        if isAbsent(method) { return nil }
        if let proxy, !proxy.responds(to: method.selector, object) {
            absent.insert(method)
            return nil
        }
        if isController, method.isOfControllers { return call() }
        if present.contains(method), proxy == nil { return MethodResolution.asking(call) }

        let defaults = DefaultImplementations.current
        defaults.last = nil
        let answer = MethodResolution.asking(call)
        guard defaults.take(by: object, method.selector) else {
            present.insert(method)
            return answer
        }
        // The next forwarding target of a proxy may implement it.
        if proxy == nil { absent.insert(method) }
        return nil
    }
}

/// A view controller that may answer delegate methods without an override.
@MainActor
protocol AnsweringController: AnyObject {
    var answeredMethods: DelegateMethodSet { get }
}
