/// What is known about which optional methods one data source or delegate implements, for one assignment of it.
///
/// Owned by an ``AskedObject``, which makes a new one whenever the data source or delegate is set. The answer to a call decides: only when the
/// object that took a method's default is the object that was asked is the method remembered as absent. So an override that calls super, and a
/// delegate that forwards to another, are asked every time.
@MainActor
package final class ImplementedMethods {
    private let type: AnyClass
    private let isController: Bool
    private let proxy: ProxyAnswers?

    /// Written by ``ask(_:of:_:)``.
    private var absent = CalledMethods()
    private var present = CalledMethods()

    /// - Parameter methods: what this object is asked, all of one view.
    package init(of object: AnyObject, asked methods: (some CalledMethod).Type) {
        type = Swift.type(of: object)
        isController = methods.areReadFromClass(of: object)
        proxy = ProxyAnswers(object)
    }

    package func isAbsent(_ method: some CalledMethod) -> Bool {
        if isController, method.isOfControllers, !method.isOverridden(in: type) { return true }
        return absent.contains(method)
    }

    /// Nil when only a call can tell.
    package func implements(_ method: some CalledMethod) -> Bool? {
        if absent.contains(method) { return false }
        if isController, method.isOfControllers { return method.isOverridden(in: type) }
        return present.contains(method) ? true : nil
    }

    /// Calls a method on `object`; nil when it does not implement it.
    ///
    /// - Parameter call: the call through the protocol. The default finds methods that only a subclass of the conforming class declares, and forwarding
    ///   targets (``OptionalMethod``).
    package func ask<Answer>(_ method: some CalledMethod, of object: AnyObject, _ call: () -> Answer) -> Answer? {
        if isAbsent(method) { return nil }
        if let proxy, !proxy.responds(to: method.selector, object) {
            absent.insert(method)
            return nil
        }
        if isController, method.isOfControllers { return call() }
        if present.contains(method), proxy == nil { return MethodStandIns.asking(call) }

        let defaults = TakenDefaults.current
        defaults.last = nil
        let answer = MethodStandIns.asking(call)
        guard defaults.take(by: object, method.selector) else {
            present.insert(method)
            return answer
        }
        // The next forwarding target may implement it.
        if proxy == nil { absent.insert(method) }
        return nil
    }
}
