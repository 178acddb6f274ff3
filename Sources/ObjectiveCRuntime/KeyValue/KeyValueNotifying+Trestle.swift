/// A class that declares which properties depend on which, as an Objective-C class overrides these methods of NSObject.
/// Specific to Trestle.
public protocol KeyValueNotifying: NSObject {
    /// Returns the keys of this object whose changes also change `key`: observers of `key` are notified of them. Called
    /// when an observer is added.
    @preconcurrency @MainActor static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String>

    /// Returns whether `setValue(_:forKey:)` notifies the observers of `key`. Return false when the setter does so
    /// itself. The default is true.
    @preconcurrency @MainActor static func automaticallyNotifiesObservers(forKey key: String) -> Bool
}

extension KeyValueNotifying {
    public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

    public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

    /// What `super` would return: no keys.
    public static func baseKeyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

    public static func baseAutomaticallyNotifiesObservers(forKey key: String) -> Bool { true }
}
