import Foundation

/// A class of Foundation that answers key-value coding with what it contains, for any key.
protocol KeyedValues: NSObject {
    func keyedValue(_ key: String) -> Any?
    func setKeyedValue(_ value: Any?, _ key: String)
}

/// The keys are those of the defaults. Numbers are `NSNumber`s, as on Apple's systems: Foundation on Linux returns some
/// as values of the type with which they were stored.
extension UserDefaults: KeyedValues {
    func keyedValue(_ key: String) -> Any? {
        object(forKey: key).map { $0 as? NSNumber ?? $0 }
    }

    func setKeyedValue(_ value: Any?, _ key: String) {
        if let value { set(value, forKey: key) } else { removeObject(forKey: key) }
    }
}

extension NSDictionary: KeyedValues {
    func keyedValue(_ key: String) -> Any? { self[key] }

    /// Removes the key for nil. Only mutable dictionaries can be changed.
    func setKeyedValue(_ value: Any?, _ key: String) {
        guard let dictionary = self as? NSMutableDictionary else {
            return KeyValueErrors.raiseUndefined(key, self, setting: true)
        }
        dictionary[key] = value
    }
}

/// The keys are those of the elements: the value is an array of their values, with NSNull for nil.
extension NSArray: KeyedValues {
    func keyedValue(_ key: String) -> Any? {
        if key == "@count" { return NSNumber(value: count) }
        return NSArray(array: map { ($0 as? NSObject)?.value(forKey: key) ?? NSNull() })
    }

    func setKeyedValue(_ value: Any?, _ key: String) {
        for element in self { (element as? NSObject)?.setValue(value, forKey: key) }
    }
}
