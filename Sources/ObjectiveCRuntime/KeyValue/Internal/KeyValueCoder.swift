internal import ToolchainBets

/// Finds properties by name, and converts values to their types.
enum KeyValueCoder {
    /// Returns the property with this name, or with this getter: `isHidden` finds `hidden`.
    static func property(_ key: String, of object: NSObject) -> SourceProperty? {
        let type = type(of: object)
        if let property = SourceMembers.property(key, of: type) { return property }
        guard key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase else { return nil }
        return SourceMembers.property(first.lowercased() + key.dropFirst(3), of: type)
    }

    static func settableProperty(_ key: String, of object: NSObject) -> SourceProperty? {
        guard let property = SourceMembers.property(key, of: type(of: object)), property.set != nil else { return nil }
        return property
    }

    static func value(of property: SourceProperty, in object: NSObject) -> Any? {
        // Sound: stays on the calling thread.
        nonisolated(unsafe) let object = object
        return onCallingThread { property.get(object) }.map(KeyValueConversion.unboxed)
    }

    static func set(_ value: Any?, of property: SourceProperty, in object: NSObject) {
        if value == nil, !(property.type is any OptionalType.Type) {
            own(object) { $0.setNilValueForKey(property.name) } ?? KeyValueErrors.raiseNil(property.name, object)
            return
        }
        let converted = value.flatMap { KeyValueConversion.convert($0, to: property.type) } ?? value
        // Sound: stays on the calling thread.
        nonisolated(unsafe) let (target, new) = (object, converted)
        tellingObservers(of: property.name, object) {
            do {
                try onCallingThread { try property.set?(target, new) }
            } catch {
                if let value { KeyValueErrors.raiseMismatch(value, property.name, property.type, object) }
            }
        }
    }

    private static func tellingObservers(of key: String, _ object: NSObject, _ change: () -> Void) {
        guard let observers = PropertyObservers.of(object) else { return change() }
        let type = type(of: object)
        let notifying = type as? any KeyValueNotifying.Type
        let notifies = onCallingThread { notifying?.automaticallyNotifiesObservers(forKey: key) }
        guard notifies ?? PropertyDependencies.notifies(key, in: type) else { return change() }
        observers.change(key, in: object, change)
    }

    /// Returns what an object answers that declares the methods of ``KeyValueCoding`` itself; nil for every other
    /// object.
    static func own<Result>(_ object: NSObject, _ call: @MainActor (any KeyValueCoding) -> Result) -> Result? {
        guard let own = object as? any KeyValueCoding else { return nil }
        // Sound: stays on the calling thread.
        nonisolated(unsafe) let coding = own
        return onCallingThread { call(coding) }
    }

    /// Sets a property to new elements: to a new mutable collection where the property is an object of Foundation,
    /// otherwise to the Swift collection.
    static func setCollection(
        _ elements: Any, orObject object: @autoclosure () -> NSObject, _ key: String, of owner: NSObject
    ) {
        let type = property(key, of: owner).map(\.type) ?? owner.value(forKey: key).map { Swift.type(of: $0) }
        let wrapped = (type as? any OptionalType.Type)?.wrapped ?? type
        owner.setValue(wrapped is AnyClass ? object() : elements, forKey: key)
    }

    static func split(_ keyPath: String) -> (key: String, rest: String?) {
        let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        return (parts.first ?? keyPath, parts.count > 1 ? parts[1] : nil)
    }

    /// Returns the object that has the last key of a key path, and this key; nil when a value along the path is nil.
    static func end(of keyPath: String, from object: NSObject) -> (NSObject, String)? {
        guard let dot = keyPath.lastIndex(of: ".") else { return (object, keyPath) }
        let path = String(keyPath[..<dot])
        let owner = Self.object(object.value(forKeyPath: path), path, of: object)
        return owner.map { ($0, String(keyPath[keyPath.index(after: dot)...])) }
    }

    /// Returns the object on which the rest of a key path continues. A value that is not an NSObject raises an
    /// exception, since it has no properties by name.
    static func object(_ value: Any?, _ key: String, of owner: NSObject) -> NSObject? {
        guard let value else { return nil }
        if let object = value as? NSObject { return object }
        KeyValueErrors.raiseUndefined(key, owner, setting: false)
        return nil
    }
}
