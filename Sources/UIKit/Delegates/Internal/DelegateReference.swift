/// A weak reference to the data source or delegate of a table or collection view. During a pass it is strong, so that
/// the weak reference is loaded only once.
///
/// Owned by a ``DelegateDispatch``. Setting it, even to the same object, discards what is known about the implemented
/// methods.
@MainActor
final class DelegateReference<Target> {
    private weak var object: AnyObject?
    private var held: (object: AnyObject, target: Target)?
    private(set) var methods: ImplementedMethods?

    var target: Target? { loaded?.target }

    var loaded: (object: AnyObject, target: Target)? {
        if let held { return held }
        guard let object, let target = object as? Target else { return nil }
        return (object, target)
    }

    /// - Parameters:
    ///   - methods: the kind of methods that are called.
    ///   - holding: whether a pass is in progress.
    func set(_ newObject: AnyObject?, asked methods: (some DelegateMethod).Type, holding: Bool) {
        object = newObject
        self.methods = newObject.map { ImplementedMethods(of: $0, asked: methods) }
        release()
        if holding { hold() }
    }

    func hold() { held = loaded }

    func release() {
        // Releasing the object may run its `deinit`, which may use this reference; `held` must be nil by then.
        let last = held
        held = nil
        withExtendedLifetime(last) {}
    }
}
