/// A change of a property as one observer is told of it: the values it asked for.
struct PropertyChange {
    var isPrior = false
    var old: Any?
    var new: Any?
}

/// One observer of one property of one object.
final class PropertyObserver {
    private let options: NSKeyValueObservingOptions
    /// The property's value as the observer wants it.
    private let read: (AnyObject) -> Any
    private let tell: (AnyObject, PropertyChange) -> Void
    /// Of `addObserver(_:forKeyPath:…)`.
    let registration: ObserverRegistration?
    /// False once removed: it may still stand in a list that is gone through.
    var isValid = true
    /// A change has begun, with the value of before if it is asked for.
    private var isChanging = false
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
        inner?.attach(to: object)
        guard options.contains(.initial) else { return }
        tell(object, PropertyChange(new: options.contains(.new) ? read(object) : nil))
    }

    func willChange(_ object: AnyObject) {
        isChanging = true
        if options.contains(.old) { before = read(object) }
        if options.contains(.prior) { tell(object, PropertyChange(isPrior: true, old: before)) }
    }

    func didChange(_ object: AnyObject) {
        guard isChanging else { return }
        isChanging = false
        let old = before
        before = nil
        inner?.attach(to: object)
        tell(object, PropertyChange(old: old, new: options.contains(.new) ? read(object) : nil))
    }

    /// A change of another property may change this one.
    func mayChange(_ object: AnyObject) {
        isChanging = true
        before = read(object)
    }

    func didChangeIfDifferent(_ object: AnyObject) {
        guard isChanging else { return }
        if let before = before as? any Equatable, before.isEqual(to: read(object)) {
            isChanging = false
            self.before = nil
        } else {
            if !options.contains(.old) { before = nil }
            didChange(object)
        }
    }

    /// What a change inside of the value is told as.
    func innerDidChange(_ object: AnyObject, _ change: PropertyChange) {
        if isValid { tell(object, change) }
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
