/// Trestle's own: a class that says which properties depend on which, as an Objective-C class overrides these methods of NSObject.
public protocol KeyValueNotifying: NSObject {
    /// Keys whose changes change this one too: observers of `key` hear of them. Asked when an observer is added. Keys of this object only.
    @preconcurrency @MainActor static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String>

    /// False: `setValue(_:forKey:)` tells no observers of this key, the class does so itself.
    @preconcurrency @MainActor static func automaticallyNotifiesObservers(forKey key: String) -> Bool
}

extension KeyValueNotifying {
    public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

    public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

    /// What `super` says.
    public static func baseKeyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

    public static func baseAutomaticallyNotifiesObservers(forKey key: String) -> Bool { true }
}
