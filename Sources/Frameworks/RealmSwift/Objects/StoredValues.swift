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

    /// Nil for an object whose class is not in the program.
    private static func field(_ property: PropertyInfo, _ object: ObjectBase) -> (any PropertyField)? {
        let field = ObjectFields.all(of: object).first { $0.label == property.label }?.value
        return (field as? any PropertyWrapper)?.box ?? (field as? any PlainField)?.field
    }
}
