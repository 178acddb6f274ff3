/// An observation that lasts as long as this object: keep it. Releasing it, or ``invalidate()``, ends it.
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

    /// Ends the observation; more than once does no harm.
    public func invalidate() {
        observer.isValid = false
        guard let object else { return }
        PropertyObservers.remove(from: object) { $0 === observer }
    }
}
