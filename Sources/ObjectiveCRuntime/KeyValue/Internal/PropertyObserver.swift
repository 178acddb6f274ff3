/// A change of a property as one observer is told of it: the values it asked for.
struct PropertyChange {
    var isPrior = false
    var old: Any?
    var new: Any?
}

/// Who stands in the list of a property's observers.
protocol PropertyListener: AnyObject {
    /// False once removed: it may still stand in a list that is gone through.
    var isValid: Bool { get set }

    /// It has been added to the object's observers.
    func begin(_ object: AnyObject)
    /// It has been taken out.
    func end()

    func willChange(_ object: AnyObject)
    func didChange(_ object: AnyObject)
    /// A change of another property may change this one.
    func mayChange(_ object: AnyObject)
    func didChangeIfDifferent(_ object: AnyObject)
}

/// One observer of one property of one object, or of a key path that begins there.
final class PropertyObserver: PropertyListener {
    private let options: NSKeyValueObservingOptions
    /// The property's value as the observer wants it.
    private let read: (AnyObject) -> Any
    private let tell: (AnyObject, PropertyChange) -> Void
    /// Of `addObserver(_:forKeyPath:…)`.
    let registration: ObserverRegistration?
    var isValid = true
    /// Changes that have begun: those of the rest of a key path may lie in one of its first key.
    private var changes = 0
    /// The value before the outermost, if it is asked for.
    private var before: Any?
    /// The rest of a key path with several keys, observed on the present value.
    var inner: InnerObservation?

    init(
        options: NSKeyValueObservingOptions, registration: ObserverRegistration? = nil,
        read: @escaping (AnyObject) -> Any, tell: @escaping (AnyObject, PropertyChange) -> Void
    ) {
        self.options = options
        self.registration = registration
        self.read = read
        self.tell = tell
    }

    func begin(_ object: AnyObject) {
        inner?.attach(to: object, for: self, root: object)
        guard options.contains(.initial) else { return }
        tell(object, PropertyChange(new: options.contains(.new) ? read(object) : nil))
    }

    func end() {
        isValid = false
        inner?.detach()
    }

    func willChange(_ object: AnyObject) {
        changes += 1
        guard changes == 1 else { return }
        if options.contains(.old) { before = read(object) }
        if options.contains(.prior) { tell(object, PropertyChange(isPrior: true, old: before)) }
    }

    func didChange(_ object: AnyObject) {
        inner?.attach(to: object, for: self, root: object)
        innerDidChange(object)
    }

    /// As ``didChange(_:)`` where every object on the way is the same as before.
    func innerDidChange(_ object: AnyObject) {
        guard changes > 0 else { return }
        changes -= 1
        guard changes == 0 else { return }
        let old = before
        before = nil
        tell(object, PropertyChange(old: old, new: options.contains(.new) ? read(object) : nil))
    }

    func mayChange(_ object: AnyObject) {
        changes += 1
        if changes == 1 { before = read(object) }
    }

    func didChangeIfDifferent(_ object: AnyObject) {
        guard changes == 1 else {
            changes = max(0, changes - 1)
            return
        }
        if let before = before as? any Equatable, before.isEqual(to: read(object)) {
            changes = 0
            self.before = nil
        } else {
            if !options.contains(.old) { before = nil }
            didChange(object)
        }
    }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}

/// Who called `addObserver(_:forKeyPath:…)`, and how.
struct ObserverRegistration {
    weak var observer: NSObject?
    /// Observers remove themselves when they go, where no weak reference leads to them any more.
    private let identity: ObjectIdentifier
    let keyPath: String
    let context: UnsafeMutableRawPointer?

    init(observer: NSObject, keyPath: String, context: UnsafeMutableRawPointer?) {
        self.observer = observer
        identity = ObjectIdentifier(observer)
        self.keyPath = keyPath
        self.context = context
    }

    func isOf(_ observer: NSObject, _ keyPath: String) -> Bool {
        identity == ObjectIdentifier(observer) && self.keyPath == keyPath
    }
}
