internal import ToolchainBets

/// A key path of Objective-C names. Each key but the first is observed on the current value of the key before it.
struct ObservedKeyPath {
    private let text: String
    /// The first key.
    let key: String
    private let rest: String?

    init(_ text: String) {
        self.text = text
        let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
        key = parts.first ?? ""
        rest = parts.count > 1 ? parts[1] : nil
    }

    /// The observation of the keys after the first; nil when there is only one.
    var inner: InnerObservation? { rest.map { InnerObservation(key: key, rest: ObservedKeyPath($0)) } }

    func add(_ observer: PropertyObserver, to object: NSObject) {
        observer.inner = inner
        PropertyObservers.add(observer, to: object, key)
    }

    /// Adds the observer as `addObserver(_:forKeyPath:options:context:)` does.
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
        let kind = change.elements?.kind ?? .setting
        var told: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: kind.rawValue)]
        if let indexes = change.elements?.indexes { told[.indexesKey] = NSIndexSet(indexSet: indexes) }
        if change.isPrior { told[.notificationIsPriorKey] = NSNumber(value: true) }
        told[.oldKey] = change.old
        told[.newKey] = change.new
        guard let receiver = observer as? any KeyValueObserver else {
            return KeyValueErrors.raiseNotHandled(observer, keyPath, object, told, context)
        }
        // Sound: stays on the calling thread.
        nonisolated(unsafe) let (sender, message, isolated, context) = (object, told, receiver, context)
        onCallingThread {
            isolated.observeValue(forKeyPath: keyPath, of: sender, change: message, context: context)
        }
    }
}
