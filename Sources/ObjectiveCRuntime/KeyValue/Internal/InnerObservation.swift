/// Observes the rest of a key path on the current value of its first key.
///
/// Owned by the observer of the key path, or by the relay on the object before. A change there is reported as a change
/// of the whole key path, whose values the observer reads from the root object.
final class InnerObservation {
    private let key: String
    private let rest: ObservedKeyPath
    private weak var value: NSObject?
    private var relay: ChangeRelay?

    init(key: String, rest: ObservedKeyPath) {
        self.key = key
        self.rest = rest
    }

    /// Observes the current value of the key, and stops observing the value before it.
    func attach(to object: AnyObject, for observer: PropertyObserver, root: AnyObject) {
        let next = (object as? NSObject)?.value(forKey: key) as? NSObject
        if let relay, let next, next === value { return relay.attachInner(to: next) }
        detach()
        guard let next else { return }
        value = next
        let relay = ChangeRelay(observer, root: root, inner: rest.inner)
        self.relay = relay
        PropertyObservers.add(relay, to: next, rest.key)
    }

    func detach() {
        guard let relay else { return }
        self.relay = nil
        relay.end()
        if let value { PropertyObservers.remove(from: value) { $0 === relay } }
    }

    deinit { detach() }
}

/// Observes an object in the middle of a key path on behalf of the key path's observer.
private final class ChangeRelay: PropertyListener {
    private weak var observer: PropertyObserver?
    private weak var root: AnyObject?
    private let inner: InnerObservation?
    var isValid = true

    init(_ observer: PropertyObserver, root: AnyObject, inner: InnerObservation?) {
        self.observer = observer
        self.root = root
        self.inner = inner
    }

    func begin(_ object: AnyObject) { attachInner(to: object) }

    func attachInner(to object: AnyObject) {
        guard let inner, let observer, let root else { return }
        inner.attach(to: object, for: observer, root: root)
    }

    func end() {
        isValid = false
        inner?.detach()
    }

    func willChange(_ object: AnyObject, _ elements: ElementChange?) { tell { $0.willChange($1, nil) } }

    func didChange(_ object: AnyObject, _ elements: ElementChange?) {
        attachInner(to: object)
        tell { $0.innerDidChange($1) }
    }

    func mayChange(_ object: AnyObject) { tell { $0.mayChange($1) } }

    func didChangeIfDifferent(_ object: AnyObject) { tell { $0.didChangeIfDifferent($1) } }

    private func tell(_ body: (PropertyObserver, AnyObject) -> Void) {
        guard let observer, let root, observer.isValid else { return }
        body(observer, root)
    }
}
