/// Keeps the value of a property with a wrapper.
class PropertyBox: PropertyField {
    /// The place among the properties of the class; -1 before the first access to the property of a stored object.
    final var index = -1
    final var isPrimary = false
    final var isIndexed = false
    final var originProperty: String?
    /// Where the value is, for `Codable`, which has the wrapper and not the object.
    final var site: _RealmSite?

    var storedType: _RealmType? { nil }
    var anyValue: Any? { nil }

    func cell(in site: _RealmSite?) -> _RealmCell { .null }
    func attach(to site: _RealmSite, _ property: PropertyInfo) { self.site = site }
    func setAny(_ value: Any) -> Bool { false }

    /// The index of the property in the class of an object whose wrapper this is.
    final func resolvedIndex(_ object: ObjectBase, _ info: ClassInfo, _ keyPath: AnyKeyPath) -> Int? {
        if index >= 0 { return index }
        let found = info.keyPaths.index(keyPath) {
            ObjectFields.of(object, info).firstIndex { $0 === self }
        }
        if let found { index = found }
        return found
    }
}
