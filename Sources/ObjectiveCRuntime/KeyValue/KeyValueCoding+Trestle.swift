/// An object that implements key-value coding methods itself, as an Objective-C class overrides those of NSObject.
/// Specific to Trestle.
///
/// NSObject on Linux has no such methods, so a class declares with this protocol that it implements them. A method that
/// the class does not implement behaves like NSObject's. The `base…` methods take the place of `super`.
public protocol KeyValueCoding: NSObject {
    @preconcurrency @MainActor func value(forKey key: String) -> Any?
    @preconcurrency @MainActor func setValue(_ value: Any?, forKey key: String)
    @preconcurrency @MainActor func value(forKeyPath keyPath: String) -> Any?
    @preconcurrency @MainActor func setValue(_ value: Any?, forKeyPath keyPath: String)
    /// Called when nil is set for a property that cannot be nil. The default raises `NSInvalidArgumentException`.
    @preconcurrency @MainActor func setNilValueForKey(_ key: String)
    /// Called for a key that is not the name of a known property. The default raises `NSUnknownKeyException`.
    @preconcurrency @MainActor func value(forUndefinedKey key: String) -> Any?
    @preconcurrency @MainActor func setValue(_ value: Any?, forUndefinedKey key: String)
}

extension KeyValueCoding {
    public func value(forKey key: String) -> Any? { baseValue(forKey: key) }

    public func setValue(_ value: Any?, forKey key: String) { baseSetValue(value, forKey: key) }

    public func value(forKeyPath keyPath: String) -> Any? { baseValue(forKeyPath: keyPath) }

    public func setValue(_ value: Any?, forKeyPath keyPath: String) { baseSetValue(value, forKeyPath: keyPath) }

    public func setNilValueForKey(_ key: String) { baseSetNilValueForKey(key) }

    public func value(forUndefinedKey key: String) -> Any? { baseValue(forUndefinedKey: key) }

    public func setValue(_ value: Any?, forUndefinedKey key: String) { baseSetValue(value, forUndefinedKey: key) }
}
