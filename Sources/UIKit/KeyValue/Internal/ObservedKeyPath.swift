/// A key path in Objective-C's names as `addObserver` takes it: one key, or several of which each is observed on the value of the one before.
struct ObservedKeyPath {
    private let text: String
    private let key: String
    private let rest: String?

    init(_ text: String) {
        self.text = text
        let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
        key = parts.first ?? ""
        rest = parts.count > 1 ? parts[1] : nil
    }

    func attach(
        _ observer: NSObject, to object: NSObject, options: NSKeyValueObservingOptions,
        context: UnsafeMutableRawPointer?
    ) {
        let registration = ObserverRegistration(observer: observer, keyPath: text, context: context)
        add(to: object, options: options, registration) { [text] object, change in
            guard let observer = registration.observer else { return }
            Self.send(change, of: object, text, to: observer, context)
        }
    }

    private func add(
        to object: NSObject, options: NSKeyValueObservingOptions, _ registration: ObserverRegistration? = nil,
        tell: @escaping (AnyObject, PropertyChange) -> Void
    ) {
        PropertyObservers.add(observer(options: options, registration, tell: tell), to: object, key)
    }

    private func observer(
        options: NSKeyValueObservingOptions, _ registration: ObserverRegistration? = nil,
        tell: @escaping (AnyObject, PropertyChange) -> Void
    ) -> PropertyObserver {
        let observer = PropertyObserver(options: options, registration: registration) { [text] object in
            (object as? NSObject)?.value(forKeyPath: text) ?? NSNull()
        } tell: { object, change in
            tell(object, change)
        }
        if let rest {
            observer.inner = InnerObservation(
                key: key, rest: ObservedKeyPath(rest), options: options.subtracting(.initial), outer: observer)
        }
        return observer
    }

    private static func send(
        _ change: PropertyChange, of object: AnyObject, _ keyPath: String, to observer: NSObject,
        _ context: UnsafeMutableRawPointer?
    ) {
        var told: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: NSKeyValueChange.setting.rawValue)]
        if change.isPrior { told[.notificationIsPriorKey] = NSNumber(value: true) }
        told[.oldKey] = change.old
        told[.newKey] = change.new
        guard let receiver = observer as? any KeyValueObserver else {
            return KeyValueErrors.raiseNotHandled(observer, keyPath, object, told, context)
        }
        nonisolated(unsafe) let (sender, message, isolated, context) = (object, told, receiver, context)
        onCallingThread {
            isolated.observeValue(forKeyPath: keyPath, of: sender, change: message, context: context)
        }
    }

    /// Observes this key path on `object` for the observer of a longer one that begins outside of it.
    func attachInner(
        to object: NSObject, options: NSKeyValueObservingOptions, tell: @escaping (AnyObject, PropertyChange) -> Void
    ) -> PropertyObserver {
        let observer = observer(options: options, tell: tell)
        PropertyObservers.add(observer, to: object, key)
        return observer
    }
}

/// The rest of a key path, observed on the value that its first key has at present.
final class InnerObservation {
    private let key: String
    private let rest: ObservedKeyPath
    private let options: NSKeyValueObservingOptions
    private unowned let outer: PropertyObserver
    private weak var value: NSObject?
    private var observer: PropertyObserver?

    init(key: String, rest: ObservedKeyPath, options: NSKeyValueObservingOptions, outer: PropertyObserver) {
        self.key = key
        self.rest = rest
        self.options = options
        self.outer = outer
    }

    /// Follows the value that the key has now.
    func attach(to object: AnyObject) {
        detach()
        guard let root = object as? NSObject, let value = root.value(forKey: key) as? NSObject else { return }
        self.value = value
        observer = rest.attachInner(to: value, options: options) { [weak outer, weak root] _, change in
            guard let outer, let root else { return }
            outer.innerDidChange(root, change)
        }
    }

    func detach() {
        guard let observer, let value else { return }
        PropertyObservers.remove(from: value) { $0 === observer }
        self.observer = nil
    }

    deinit { detach() }
}
