// Properties by name: those that generated tables list (`ClassMembers.property`, `outlet`), and of UIKit's own classes those that applications use so.
//
// Of the protocol, not of the class: so a class may declare these methods itself, as it overrides them on Apple's systems. CALayer has its own.
extension NSObjectProtocol where Self: NSObject {
    /// The value, nil for an optional that holds nothing. Enumerations and option sets come as their raw values, as in Objective-C.
    public func value(forKey key: String) -> Any? {
        if let own = KeyValueCoder.own(self, { $0.value(forKey: key) }) { return own }
        return baseValue(forKey: key)
    }

    /// Sets the property and tells its observers. Numbers of every type, and raw values, are converted to the property's type.
    public func setValue(_ value: Any?, forKey key: String) {
        nonisolated(unsafe) let value = value
        KeyValueCoder.own(self) { $0.setValue(value, forKey: key) } ?? baseSetValue(value, forKey: key)
    }

    /// Goes through the values of all keys but the last; nil when one of them is nil.
    public func value(forKeyPath keyPath: String) -> Any? {
        if let own = KeyValueCoder.own(self, { $0.value(forKeyPath: keyPath) }) { return own }
        return baseValue(forKeyPath: keyPath)
    }

    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        nonisolated(unsafe) let value = value
        KeyValueCoder.own(self) { $0.setValue(value, forKeyPath: keyPath) } ?? baseSetValue(value, forKeyPath: keyPath)
    }

    /// Sets a value for every key; NSNull stands for nil.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    /// NSNull stands for nil.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { first, _ in first })
    }
}

// Trestle's own: what `super.value(forKey:)` and its kin are where NSObject has no such methods.
extension NSObjectProtocol where Self: NSObject {
    public func baseValue(forKey key: String) -> Any? {
        if let property = KeyValueCoder.property(key, of: self) { return KeyValueCoder.value(of: property, in: self) }
        if let own = KeyValueCoder.own(self, { $0.value(forUndefinedKey: key) }) { return own }
        return baseValue(forUndefinedKey: key)
    }

    public func baseSetValue(_ value: Any?, forKey key: String) {
        if let property = KeyValueCoder.settableProperty(key, of: self) {
            KeyValueCoder.set(value, of: property, in: self)
        } else {
            nonisolated(unsafe) let value = value
            KeyValueCoder.own(self) { $0.setValue(value, forUndefinedKey: key) }
                ?? baseSetValue(value, forUndefinedKey: key)
        }
    }

    public func baseValue(forKeyPath keyPath: String) -> Any? {
        let (key, rest) = KeyValueCoder.split(keyPath)
        guard let rest else { return value(forKey: key) }
        return KeyValueCoder.object(value(forKey: key), key, of: self)?.value(forKeyPath: rest)
    }

    public func baseSetValue(_ value: Any?, forKeyPath keyPath: String) {
        let (key, rest) = KeyValueCoder.split(keyPath)
        guard let rest else { return setValue(value, forKey: key) }
        KeyValueCoder.object(self.value(forKey: key), key, of: self)?.setValue(value, forKeyPath: rest)
    }

    public func baseSetNilValueForKey(_ key: String) {
        KeyValueErrors.raiseNil(key, self)
    }

    /// Raises `NSUnknownKeyException`.
    public func baseValue(forUndefinedKey key: String) -> Any? {
        KeyValueErrors.raiseUndefined(key, self, setting: false)
        return nil
    }

    public func baseSetValue(_ value: Any?, forUndefinedKey key: String) {
        KeyValueErrors.raiseUndefined(key, self, setting: true)
    }
}
