/// What is known about which optional methods one data source or delegate implements, for one assignment of it.
///
/// Owned by an ``DelegateReference``, which makes a new one whenever the data source or delegate is set. The answer to a call decides: only when the
/// object that took a method's default is the object that was asked is the method remembered as absent. So an override that calls super, and a
/// delegate that forwards to another, are asked every time.
@MainActor
final class ImplementedMethods {
    private let type: AnyClass
    private let isController: Bool
    private let proxy: ProxyAnswers?

    /// Written by ``ask(_:of:_:)``.
    private var absent = DelegateMethodSet()
    private var present = DelegateMethodSet()

    /// - Parameter methods: what this object is asked, all of one view.
    init(of object: AnyObject, asked methods: (some DelegateMethod).Type) {
        type = Swift.type(of: object)
        isController = methods.isController(object) && methods.controllerOverrides != nil
        proxy = ProxyAnswers(object)
    }

    func isAbsent(_ method: some DelegateMethod) -> Bool {
        if isController, method.isOfControllers, !method.isOverridden(in: type) { return true }
        return absent.contains(method)
    }

    /// Nil when only a call can tell.
    func implements(_ method: some DelegateMethod) -> Bool? {
        if absent.contains(method) { return false }
        if isController, method.isOfControllers { return method.isOverridden(in: type) }
        return present.contains(method) ? true : nil
    }

    /// Calls a method on `object`; nil when it does not implement it.
    ///
    /// - Parameter call: the call through the protocol. The default finds methods that only a subclass of the conforming class declares, and forwarding
    ///   targets (``OptionalMethod``).
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
        // The next forwarding target may implement it.
        if proxy == nil { absent.insert(method) }
        return nil
    }
}
