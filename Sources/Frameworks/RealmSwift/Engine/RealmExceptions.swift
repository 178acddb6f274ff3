import Foundation

/// Raises the exceptions of the original library.
enum RealmExceptions {
    static func raise(_ reason: String) {
        Trestle.raise(NSExceptionName("RLMException"), reason)
    }

    static func raiseOutsideTransaction() {
        raise(
            "Attempting to modify object outside of a write transaction - call beginWriteTransaction on an RLMRealm "
                + "instance first.")
    }

    static func raiseInvalidated() { raise("Object has been deleted or invalidated.") }

    static func raiseUnknownProperty(_ name: String, _ className: String) {
        raise("Invalid property name '\(name)' for class '\(className)'.")
    }

    static func raiseIndex(_ index: Int, _ count: Int) {
        raise("Index \(index) is out of bounds (must be less than \(count)).")
    }
}
