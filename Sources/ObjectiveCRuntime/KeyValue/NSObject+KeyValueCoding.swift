// Key-value coding knows the properties that generated tables list (`ClassMembers.property`, `outlet`), and those
// properties of UIKit's classes that applications access by name.
//
// These are members of an extension of the protocol and not of the class, so that a class may declare the same methods,
// as it overrides them on Apple's systems. CALayer has its own.
extension NSObjectProtocol where Self: NSObject {
    /// Returns the value of a property; nil for an optional that is nil. Enumerations and option sets are returned as
    /// raw values, as in Objective-C. A key that names no known property raises `NSUnknownKeyException`.
    public func value(forKey key: String) -> Any? {
        if let own = KeyValueCoder.own(self, { $0.value(forKey: key) }) { return own }
        return baseValue(forKey: key)
    }

    /// Sets a property and notifies its observers. Numbers of any type and raw values are converted to the type of the
    /// property. A key that names no settable property raises `NSUnknownKeyException`.
    public func setValue(_ value: Any?, forKey key: String) {
        // Sound: stays on the calling thread.
        nonisolated(unsafe) let value = value
        KeyValueCoder.own(self) { $0.setValue(value, forKey: key) } ?? baseSetValue(value, forKey: key)
    }

    /// Returns the value at the end of a path of keys that are separated by dots; nil when a value along the path is
    /// nil. `@sum.price` and Apple's other operators work on the elements of arrays, sets and ordered sets.
    public func value(forKeyPath keyPath: String) -> Any? {
        if let own = KeyValueCoder.own(self, { $0.value(forKeyPath: keyPath) }) { return own }
        return baseValue(forKeyPath: keyPath)
    }

    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        // Sound: stays on the calling thread.
        nonisolated(unsafe) let value = value
        KeyValueCoder.own(self) { $0.setValue(value, forKeyPath: keyPath) } ?? baseSetValue(value, forKeyPath: keyPath)
    }

    /// Returns an array that stands for an array property: its changes set the property and notify its observers. A key
    /// that names no known property raises `NSUnknownKeyException` when the array is used.
    ///
    /// The class may have methods that change single elements, `insertObject:inSongsAtIndex:` and
    /// `removeObjectFromSongsAtIndex:` for `songs`: they are called in place of the setter.
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { KeyValueArray.of(self, key) }

    public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
        KeyValueCoder.end(of: keyPath, from: self).map { $0.mutableArrayValue(forKey: $1) } ?? NSMutableArray()
    }

    /// Returns a set that stands for a set property: its changes set the property, or call `addSongsObject:` and
    /// `removeSongsObject:` for `songs` if the class has these methods, and notify its observers.
    public func mutableSetValue(forKey key: String) -> NSMutableSet { KeyValueSet.of(self, key) }

    public func mutableSetValue(forKeyPath keyPath: String) -> NSMutableSet {
        KeyValueCoder.end(of: keyPath, from: self).map { $0.mutableSetValue(forKey: $1) } ?? NSMutableSet()
    }

    /// Sets a value for every key of the dictionary. NSNull sets nil.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    /// Returns the values of all keys, with NSNull for nil.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { first, _ in first })
    }
}

// Specific to Trestle: these take the place of `super` in a class that implements ``KeyValueCoding``.
extension NSObjectProtocol where Self: NSObject {
    public func baseValue(forKey key: String) -> Any? {
        if let container = self as? any KeyedValues { return container.keyedValue(key) }
        if key == "self" { return self }
        if let property = KeyValueCoder.property(key, of: self) { return KeyValueCoder.value(of: property, in: self) }
        if let own = KeyValueCoder.own(self, { $0.value(forUndefinedKey: key) }) { return own }
        return baseValue(forUndefinedKey: key)
    }

    public func baseSetValue(_ value: Any?, forKey key: String) {
        if let container = self as? any KeyedValues { return container.setKeyedValue(value, key) }
        if let property = KeyValueCoder.settableProperty(key, of: self) {
            KeyValueCoder.set(value, of: property, in: self)
        } else {
            // Sound: stays on the calling thread.
            nonisolated(unsafe) let value = value
            KeyValueCoder.own(self) { $0.setValue(value, forUndefinedKey: key) }
                ?? baseSetValue(value, forUndefinedKey: key)
        }
    }

    public func baseValue(forKeyPath keyPath: String) -> Any? {
        let (key, rest) = KeyValueCoder.split(keyPath)
        if let collection = self as? any KeyedElements, let (operation, path) = CollectionOperator.split(keyPath) {
            return CollectionOperator.value(operation, of: collection, path)
        }
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

    /// Raises `NSUnknownKeyException`, and returns nil where the exception policy continues.
    public func baseValue(forUndefinedKey key: String) -> Any? {
        KeyValueErrors.raiseUndefined(key, self, setting: false)
        return nil
    }

    public func baseSetValue(_ value: Any?, forUndefinedKey key: String) {
        KeyValueErrors.raiseUndefined(key, self, setting: true)
    }
}
