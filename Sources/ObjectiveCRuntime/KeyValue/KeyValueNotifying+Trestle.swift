/// A class that declares which properties depend on which, as an Objective-C class overrides these methods of NSObject.
/// Specific to Trestle.
public protocol KeyValueNotifying: NSObject {
    /// Returns the key paths from this object whose changes also change `key`: observers of `key` are notified of them. Called
    /// when an observer is added.
    @preconcurrency @MainActor static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String>

    /// Returns whether `setValue(_:forKey:)` notifies the observers of `key`. Return false when the setter does so
    /// itself. The default is true.
    @preconcurrency @MainActor static func automaticallyNotifiesObservers(forKey key: String) -> Bool
}

extension KeyValueNotifying {
    public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        baseKeyPathsForValuesAffectingValue(forKey: key)
    }

    public static func automaticallyNotifiesObservers(forKey key: String) -> Bool {
        baseAutomaticallyNotifiesObservers(forKey: key)
    }
}

// These take the place of `super` in a class that implements ``KeyValueNotifying``.
extension NSObjectProtocol where Self: NSObject {
    /// Returns what the class method `keyPathsForValuesAffectingFullName` answers for the key `fullName`; no keys if the
    /// class has no such method.
    public static func baseKeyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        PropertyDependencies.declared(key, in: self)
    }

    /// Returns what the class method `automaticallyNotifiesObserversOfFullName` answers for the key `fullName`; true if
    /// the class has no such method.
    public static func baseAutomaticallyNotifiesObservers(forKey key: String) -> Bool {
        PropertyDependencies.notifies(key, in: self)
    }
}
