/// A change of a property as one observer receives it, with the values that its options ask for.
struct PropertyChange {
    var elements: ElementChange?
    var isPrior = false
    var old: Any?
    var new: Any?
}

/// An entry in the list of observers of a property.
protocol PropertyListener: AnyObject {
    /// False after the removal: the entry may still be in a list that is being iterated.
    var isValid: Bool { get set }

    /// Called after the entry was added to the observers of the object.
    func begin(_ object: AnyObject)
    /// Called after the entry was removed.
    func end()

    /// - Parameter elements: the change inside an array; nil if the whole value changes.
    func willChange(_ object: AnyObject, _ elements: ElementChange?)
    func didChange(_ object: AnyObject, _ elements: ElementChange?)
    /// Called before a change of another property that may change this one.
    func mayChange(_ object: AnyObject)
    func didChangeIfDifferent(_ object: AnyObject)
}

/// One observer of a property, or of a key path that begins with it, of one object.
final class PropertyObserver: PropertyListener {
    private let options: NSKeyValueObservingOptions
    /// Returns the value of the observed key path.
    private let read: (AnyObject) -> Any
    private let tell: (AnyObject, PropertyChange) -> Void
    /// How the observer was registered; nil for an observation with a closure.
    let registration: ObserverRegistration?
    var isValid = true
    /// The number of changes in progress. A change of the rest of a key path may occur inside a change of its first
    /// key.
    private var changes = 0
    /// The value before the outermost change, when the observer asks for it.
    private var before: Any?
    /// Observes the remaining keys of the key path on the current value of the first key.
    var inner: InnerObservation?

    /// Observes key paths that go through other objects and affect the property.
    private(set) var followed: [PropertyObserver] = []

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

    /// Takes changes of a key path of the object for changes of the property.
    func follow(_ keyPath: String, of object: AnyObject) {
        let observer = PropertyObserver(options: .prior) { _ in
            ()
        } tell: { [weak self] object, change in
            if change.isPrior { self?.willChange(object, nil) } else { self?.didChange(object, nil) }
        }
        followed.append(observer)
        if let object = object as? NSObject { ObservedKeyPath(keyPath).add(observer, to: object) }
    }

    func end() {
        isValid = false
        inner?.detach()
    }

    func willChange(_ object: AnyObject, _ elements: ElementChange?) {
        let elements = inner == nil ? elements : nil
        changes += 1
        guard changes == 1 else { return }
        if options.contains(.old), elements?.hasOldValues != false { before = values(elements, of: object) }
        if options.contains(.prior) { tell(object, PropertyChange(elements: elements, isPrior: true, old: before)) }
    }

    func didChange(_ object: AnyObject, _ elements: ElementChange?) {
        let elements = inner == nil ? elements : nil
        inner?.attach(to: object, for: self, root: object)
        finish(object, elements)
    }

    /// The value, or those of its elements that change.
    private func values(_ elements: ElementChange?, of object: AnyObject) -> Any {
        elements?.values(in: read(object)) ?? read(object)
    }

    /// Like ``didChange(_:)``, for a change that left all objects along the key path in place.
    func innerDidChange(_ object: AnyObject) { finish(object, nil) }

    private func finish(_ object: AnyObject, _ elements: ElementChange?) {
        guard changes > 0 else { return }
        changes -= 1
        guard changes == 0 else { return }
        let old = before
        before = nil
        let hasNew = options.contains(.new) && elements?.hasNewValues != false
        tell(object, PropertyChange(elements: elements, old: old, new: hasNew ? values(elements, of: object) : nil))
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
            didChange(object, nil)
        }
    }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}

/// The arguments of one call of `addObserver(_:forKeyPath:options:context:)`.
struct ObserverRegistration {
    weak var observer: NSObject?
    /// Identifies the observer while it is deinitialized, when a weak reference to it is already nil.
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
