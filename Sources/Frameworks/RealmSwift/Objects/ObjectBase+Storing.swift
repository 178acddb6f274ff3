extension ObjectBase: RealmCollectionValue {
    public static var _rlmType: _RealmType { _RealmType(type: .object, isOptional: false, objectType: self) }

    public static func _rlmRead(_ cell: _RealmCell, at site: _RealmSite) -> Self {
        guard let link = cell.link, let object = site.core.accessor(of: link) as? Self else { return Self() }
        return object
    }

    public func _rlmCell(in site: _RealmSite?) -> _RealmCell {
        guard let site else { return managed.map { .link($0.link) } ?? .null }
        if managed != nil, self is EmbeddedObject {
            RealmExceptions.raise("Cannot add an existing managed embedded object to a List.")
            return .null
        }
        return site.core.add(self, site.policy, isEmbedded: true).map { .link($0) } ?? .null
    }

    public static func _rlmDefault() -> Self { Self() }

    /// Makes an object of a dictionary, an array, or an object of another class. An embedded object of a database is
    /// copied, because it belongs to one other object.
    public static func _rlmCoerce(_ value: Any) -> Self? {
        if let object = value as? Self, object.managed == nil || !(object is EmbeddedObject) { return object }
        guard ObjectValues.canFill(from: value) else { return nil }
        let object = Self()
        ObjectValues.fill(object, with: value)
        return object
    }
}
