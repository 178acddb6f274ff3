import Foundation

/// The values of stored objects by name.
enum StoredValues {
    static func value(_ site: _RealmSite, _ property: PropertyInfo, _ object: ObjectBase) -> Any? {
        guard let field = field(property, object) else { return DynamicValues.value(site, property) }
        if let part = field as? any PlainPropertyField { return part.anyValue }
        guard let reader = field as? any StoredReading else { return nil }
        return reader.anyValue(in: object, property)
    }

    static func set(_ value: Any?, _ site: _RealmSite, _ property: PropertyInfo, _ object: ObjectBase) {
        guard site.core.requireTransaction() else { return }
        guard site.exists else { return RealmExceptions.raiseInvalidated() }
        guard property.column >= 0 else {
            return RealmExceptions.raiseUnknownProperty(property.name, site.owner.className)
        }
        guard let field = field(property, object) else { return DynamicValues.set(value, site, property) }
        let cell =
            (field as? any StoredReading)?.cell(ofAny: value ?? NSNull(), in: site)
            ?? (field as? any PlainPropertyField)?.cell(ofAny: value ?? NSNull(), in: site)
        guard let cell else {
            return PropertyText.raiseMismatch(value ?? NSNull(), property, site.core.info(named: site.owner.className))
        }
        if property.isPrimary {
            if cell != site.cell { PropertyText.raisePrimaryKeyChange() }
            return
        }
        object.willChangeValue(forKey: property.name)
        site.set(cell)
        object.didChangeValue(forKey: property.name)
    }

    /// Nil for an object of a class that the program has not.
    private static func field(_ property: PropertyInfo, _ object: ObjectBase) -> (any PropertyField)? {
        let field = ObjectFields.all(of: object).first { $0.label == property.label }?.value
        return (field as? any PropertyWrapper)?.box ?? (field as? any PlainField)?.field
    }
}

/// A field that reads and converts values of the store.
protocol StoredReading {
    func anyValue(in object: ObjectBase, _ property: PropertyInfo) -> Any?
    /// Returns a value of any type as the store has it; nil if the property cannot have it.
    func cell(ofAny value: Any, in site: _RealmSite) -> _RealmCell?
}

extension ValueBox: StoredReading {
    func anyValue(in object: ObjectBase, _ property: PropertyInfo) -> Any? {
        object.managed.flatMap { read(property, of: $0) }
    }

    func cell(ofAny value: Any, in site: _RealmSite) -> _RealmCell? {
        guard let type = Value.self as? any _Persistable.Type else { return nil }
        return StoredConversion.cell(of: value, as: type, in: site)
    }
}

enum StoredConversion {
    static func cell<Stored: _Persistable>(
        of value: Any, as type: Stored.Type, in site: _RealmSite
    ) -> _RealmCell? {
        Stored._rlmCoerce(value)?._rlmCell(in: site)
    }
}
