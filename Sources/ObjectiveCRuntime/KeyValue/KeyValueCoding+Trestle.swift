/// Trestle's own: an object with methods of its own for properties by name, as an Objective-C object overrides NSObject's.
///
/// Linux's NSObject has none of these, so a class says with this protocol that its own are meant. What is not declared does what NSObject's own does;
/// the `base…` methods are `super`.
public protocol KeyValueCoding: NSObject {
    @preconcurrency @MainActor func value(forKey key: String) -> Any?
    @preconcurrency @MainActor func setValue(_ value: Any?, forKey key: String)
    @preconcurrency @MainActor func value(forKeyPath keyPath: String) -> Any?
    @preconcurrency @MainActor func setValue(_ value: Any?, forKeyPath keyPath: String)
    /// Called for nil as the value of a property that cannot be nil. Raises `NSInvalidArgumentException` unless declared.
    @preconcurrency @MainActor func setNilValueForKey(_ key: String)
    /// Called for a key that names no known property. Raises `NSUnknownKeyException` unless declared.
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
