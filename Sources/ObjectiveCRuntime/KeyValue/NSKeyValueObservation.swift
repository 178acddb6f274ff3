/// An observation that lasts as long as this object. Keep a reference to it; releasing it or calling ``invalidate()``
/// ends the observation.
public class NSKeyValueObservation: NSObject {
    private weak var object: NSObject?
    private let observer: PropertyObserver

    init(_ observer: PropertyObserver, of object: NSObject) {
        self.object = object
        self.observer = observer
        super.init()
    }

    deinit {
        invalidate()
    }

    /// Ends the observation. Calling it more than once has no effect.
    public func invalidate() {
        observer.isValid = false
        guard let object else { return }
        PropertyObservers.remove(from: object) { $0 === observer }
    }
}
