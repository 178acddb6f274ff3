/// A persisted property of a class of the program.
struct PropertyInfo: Sendable {
    let name: String
    /// The name of the stored property: `_name` for a property with a wrapper.
    let label: String
    let type: _RealmType
    let isPrimary: Bool
    let isIndexed: Bool
    /// The place of the value in a row; -1 for linking objects, which are not stored.
    var column = -1

    var stored: StoredProperty {
        StoredProperty(
            name: name, type: type.type, isOptional: type.isOptional, shape: type.shape,
            objectClass: type.objectType.map { ClassInfo.name(of: $0) })
    }
}
