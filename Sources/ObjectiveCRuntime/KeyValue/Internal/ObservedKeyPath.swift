/// A key path in Objective-C's names: one key, or several of which each is observed on the value of the one before.
struct ObservedKeyPath {
    private let text: String
    /// The first.
    let key: String
    private let rest: String?

    init(_ text: String) {
        self.text = text
        let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
        key = parts.first ?? ""
        rest = parts.count > 1 ? parts[1] : nil
    }

    /// For what comes after the first key; nil for a single one.
    var inner: InnerObservation? { rest.map { InnerObservation(key: key, rest: ObservedKeyPath($0)) } }

    func add(_ observer: PropertyObserver, to object: NSObject) {
        observer.inner = inner
        PropertyObservers.add(observer, to: object, key)
    }

    /// As `addObserver` does.
    func attach(
        _ observer: NSObject, to object: NSObject, options: NSKeyValueObservingOptions,
        context: UnsafeMutableRawPointer?
    ) {
        let registration = ObserverRegistration(observer: observer, keyPath: text, context: context)
        let listener = PropertyObserver(options: options, registration: registration) { [text] object in
            (object as? NSObject)?.value(forKeyPath: text) ?? NSNull()
        } tell: { [text] object, change in
            guard let observer = registration.observer else { return }
            Self.send(change, of: object, text, to: observer, context)
        }
        add(listener, to: object)
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
}
