import Foundation

/// The values of objects by name.
enum ObjectValues {
    static func info(of object: ObjectBase) -> ClassInfo {
        object.managed?.info ?? ClassInfo.of(type(of: object))
    }

    static func value(_ key: String, of object: ObjectBase) -> Any? {
        let info = info(of: object)
        guard let index = info.index(of: key) else { return object.baseValue(forKey: key) }
        guard let managed = object.managed else { return unwrapped(ObjectFields.of(object, info)[index]?.anyValue) }
        return unwrapped(StoredValues.value(managed.site(info.properties[index]), info.properties[index], object))
    }

    static func set(_ value: Any?, _ key: String, of object: ObjectBase) {
        let info = info(of: object)
        guard let index = info.index(of: key) else { return object.baseSetValue(value, forKey: key) }
        let property = info.properties[index]
        guard let managed = object.managed else {
            let isSet = ObjectFields.of(object, info)[index]?.setAny(value ?? NSNull()) ?? false
            if !isSet { PropertyText.raiseMismatch(value ?? NSNull(), property, info) }
            return
        }
        StoredValues.set(value, managed.site(property), property, object)
    }

    private static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    // MARK: Filling

    static func canFill(from value: Any) -> Bool {
        value is [String: Any] || value is [Any] || value is NSDictionary || value is NSArray || value is ObjectBase
    }

    /// Sets the properties of an object to the values of a dictionary, an array or another object. What is not a
    /// property is ignored.
    static func fill(_ object: ObjectBase, with value: Any) {
        let info = info(of: object)
        for (name, value) in values(value, info) where info.index(of: name) != nil { set(value, name, of: object) }
    }

    /// The values for a class by name.
    static func values(_ value: Any, _ info: ClassInfo) -> [(String, Any?)] {
        let stored = info.properties.filter { $0.type.shape != .linking }
        if let list = value as? [Any] {
            if list.count > stored.count {
                RealmExceptions.raise(
                    "Invalid array input: more values (\(list.count)) than properties (\(stored.count)).")
            }
            return zip(stored, list).map { ($0.name, $1) }
        }
        if let object = value as? ObjectBase {
            let own = Self.info(of: object)
            return stored.filter { own.index(of: $0.name) != nil }.map { ($0.name, object.value(forKey: $0.name)) }
        }
        let dictionary = value as? [String: Any] ?? (value as? NSDictionary as? [String: Any])
        guard let dictionary else {
            RealmExceptions.raise("Invalid value '\(value)' to initialize object of type '\(info.name)'")
            return []
        }
        return stored.compactMap { property in dictionary[property.name].map { (property.name, $0) } }
    }
}
