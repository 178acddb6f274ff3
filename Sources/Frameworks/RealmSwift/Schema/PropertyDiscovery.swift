/// Finds the persisted properties of a class in a new object of it.
struct PropertyDiscovery {
    private(set) var properties: [PropertyInfo] = []
    /// Whether there are lists and the like without a wrapper.
    private(set) var hasPlainFields = false

    init(_ type: ObjectBase.Type) {
        let fields = ObjectFields.all(of: type.init())
        let wrappers = fields.map { $0.value as? any PropertyWrapper }
        // A class with `@Persisted` has no other persisted properties.
        let isModern = wrappers.contains { $0.map { !Swift.type(of: $0).isDynamic } ?? false }
        let object = type as? Object.Type
        let ignored = Set(object?.ignoredProperties() ?? [])
        let indexed = Set(object?.indexedProperties() ?? [])
        let primaryKey = object?.primaryKey()
        for (field, wrapper) in zip(fields, wrappers) {
            if let wrapper {
                guard Swift.type(of: wrapper).isDynamic != isModern, !ignored.contains(field.name) else { continue }
                guard let type = wrapper.box.storedType else {
                    PropertyDiscovery.raiseUnsupported(field.name, Swift.type(of: wrapper).valueType, type)
                    continue
                }
                properties.append(
                    PropertyInfo(
                        name: field.name, label: field.label, type: type,
                        isPrimary: wrapper.box.isPrimary || field.name == primaryKey,
                        isIndexed: wrapper.box.isIndexed || indexed.contains(field.name)))
            } else if !isModern, !ignored.contains(field.name), let part = field.value as? any PlainField {
                hasPlainFields = true
                properties.append(
                    PropertyInfo(
                        name: field.name, label: field.label, type: part.field.storedType, isPrimary: false,
                        isIndexed: false))
            }
        }
        if let primaryKey, !properties.contains(where: { $0.name == primaryKey }) {
            RealmExceptions.raise(
                "Primary key property '\(primaryKey)' does not exist on object '\(ClassInfo.name(of: type))'")
        }
    }

    private static func raiseUnsupported(_ name: String, _ type: Any.Type, _ owner: ObjectBase.Type) {
        RealmExceptions.raise(
            "Property '\(name)' is declared as '\(type)', which is not a supported RLMObject property type.")
    }
}
