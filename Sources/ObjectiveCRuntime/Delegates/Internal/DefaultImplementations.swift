import Foundation

/// Records which default implementation of an optional method ran last on a thread, and for which object, and which objects the
/// ``OptionalCall``s in progress ask.
package final class DefaultImplementations {
    package var last: (object: ObjectIdentifier, selector: String)?
    /// Innermost last. Kept by ``OptionalCall``.
    package var asked: [ObjectIdentifier?] = []
    /// What the object asked last did not implement.
    package var missing: String?

    package func note(_ object: AnyObject, _ selector: String) {
        last = (ObjectIdentifier(object), selector)
    }

    /// Whether the object took this default just now; then that is forgotten.
    package func take(by object: AnyObject, _ selector: String) -> Bool {
        guard let last, last.object == ObjectIdentifier(object), last.selector == selector else { return false }
        self.last = nil
        return true
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { Unmanaged<DefaultImplementations>.fromOpaque($0!).release() }
        return key
    }()

    package static var current: DefaultImplementations {
        if let known = pthread_getspecific(key) {
            return Unmanaged<DefaultImplementations>.fromOpaque(known).takeUnretainedValue()
        }
        let new = DefaultImplementations()
        pthread_setspecific(key, Unmanaged.passRetained(new).toOpaque())
        return new
    }
}
