/// A data source or delegate of a view that asks a lot: held weakly, and strongly for the length of a pass, so that weak references are loaded once.
///
/// Owned by a ``ViewCalls``. Setting it, also to the same object, forgets what it implements.
@MainActor
package final class AskedObject<Target> {
    private weak var object: AnyObject?
    private var held: (object: AnyObject, target: Target)?
    package private(set) var methods: ImplementedMethods?

    package var target: Target? { loaded?.target }

    package var loaded: (object: AnyObject, target: Target)? {
        if let held { return held }
        guard let object, let target = object as? Target else { return nil }
        return (object, target)
    }

    package init() {}

    /// - Parameters:
    ///   - methods: what it is asked.
    ///   - holding: in the middle of a pass.
    package func set(_ newObject: AnyObject?, asked methods: (some CalledMethod).Type, holding: Bool) {
        object = newObject
        self.methods = newObject.map { ImplementedMethods(of: $0, asked: methods) }
        letGo()
        if holding { hold() }
    }

    package func hold() { held = loaded }

    package func letGo() {
        // The object may end here, and its end may ask for what this holds.
        let last = held
        held = nil
        withExtendedLifetime(last) {}
    }
}
