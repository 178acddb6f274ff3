/// A reference to the data source or delegate of a table or collection view: weak, and strong for the length of a pass, so that a pass
/// loads the weak reference once.
///
/// Owned by a ``DelegateDispatch``. Setting it, also to the same object, forgets which methods the object implements.
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
    ///   - methods: what it is asked.
    ///   - holding: in the middle of a pass.
    func set(_ newObject: AnyObject?, asked methods: (some DelegateMethod).Type, holding: Bool) {
        object = newObject
        self.methods = newObject.map { ImplementedMethods(of: $0, asked: methods) }
        letGo()
        if holding { hold() }
    }

    func hold() { held = loaded }

    func letGo() {
        // The object may end here, and its end may ask for what this holds.
        let last = held
        held = nil
        withExtendedLifetime(last) {}
    }
}
