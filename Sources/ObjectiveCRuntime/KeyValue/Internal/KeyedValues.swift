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
    func keyedValue(_ key: String) -> Any? { key == "@count" ? NSNumber(value: count) : self[key] }

    /// Removes the key for nil. Only mutable dictionaries can be changed.
    func setKeyedValue(_ value: Any?, _ key: String) {
        guard let dictionary = self as? NSMutableDictionary else {
            return KeyValueErrors.raiseUndefined(key, self, setting: true)
        }
        dictionary[key] = value
    }
}

/// A collection whose keys are those of its elements.
protocol KeyedElements: KeyedValues {
    var keyedElements: [Any] { get }
    /// Returns a collection of the same kind.
    func collection(_ elements: [Any]) -> Any
}

extension KeyedElements {
    /// The value is a collection of the values of the elements, with NSNull for nil.
    func keyedValue(_ key: String) -> Any? {
        if key == "@count" { return NSNumber(value: keyedElements.count) }
        return collection(keyedElements.map { KeyedElement.value($0, forKeyPath: key) ?? NSNull() })
    }

    func setKeyedValue(_ value: Any?, _ key: String) {
        for element in keyedElements { (element as? NSObject)?.setValue(value, forKey: key) }
    }
}

extension NSArray: KeyedElements {
    var keyedElements: [Any] { Array(self) }
    func collection(_ elements: [Any]) -> Any { NSArray(array: elements) }
}

extension NSSet: KeyedElements {
    var keyedElements: [Any] { allObjects }
    func collection(_ elements: [Any]) -> Any { NSSet(array: elements) }
}

extension NSOrderedSet: KeyedElements {
    var keyedElements: [Any] { array }
    func collection(_ elements: [Any]) -> Any { NSOrderedSet(array: elements) }
}

/// An element of a collection, which may be a Swift value.
enum KeyedElement {
    static func value(_ element: Any, forKeyPath keyPath: String) -> Any? {
        keyPath == "self" ? element : (element as? NSObject)?.value(forKeyPath: keyPath)
    }
}
