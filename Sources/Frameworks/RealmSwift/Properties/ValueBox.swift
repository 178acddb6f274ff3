/// Keeps a value of a type. Most types of `@objc dynamic` properties can be stored, but not all.
final class ValueBox<Value>: PropertyBox {
    /// The value while the object is in no database; later a collection that stands for one in the store.
    var value: Value?

    private var storable: (any _Persistable.Type)? { Value.self as? any _Persistable.Type }

    override var storedType: _RealmType? {
        guard var type = storable?._rlmType else { return nil }
        if originProperty != nil { type.originProperty = originProperty }
        return type
    }

    /// The value of an object in no database. One that has none yet gets the default of its type.
    var ownValue: Value {
        if let value { return value }
        guard let made = storable.flatMap({ Self.makeDefault($0) }) else {
            fatalError("A property of the type \(Value.self) is read before it has a value.")
        }
        value = made
        return made
    }

    private static func makeDefault<Stored: _Persistable>(_ type: Stored.Type) -> Value? {
        Stored._rlmDefault() as? Value
    }

    override var anyValue: Any? { ownValue }

    // MARK: Stored objects

    override func cell(in site: _RealmSite?) -> _RealmCell {
        storable.map { cell($0, site) } ?? .null
    }

    private func cell<Stored: _Persistable>(_ type: Stored.Type, _ site: _RealmSite?) -> _RealmCell {
        (ownValue as? Stored)?._rlmCell(in: site) ?? .null
    }

    /// A collection stays, and stands for the stored one; other values are forgotten.
    override func attach(to site: _RealmSite, _ property: PropertyInfo) {
        self.site = site
        if let part = value as? any PlainField {
            part.field.attach(to: site, property)
        } else {
            value = nil
        }
    }

    /// Returns the value in the store.
    func read(_ property: PropertyInfo, of managed: ManagedState) -> Value? {
        let site = managed.site(property)
        guard property.type.shape != .single else {
            return storable.flatMap { Self.read($0, managed.core.cell(site.owner, site.column), site) }
        }
        managed.core.check()
        if managed.core.row(site.owner) == nil { RealmExceptions.raiseInvalidated() }
        let value = ownValue
        if let part = value as? any PlainField { part.field.attach(to: site, property) }
        return value
    }

    private static func read<Stored: _Persistable>(
        _ type: Stored.Type, _ cell: _RealmCell, _ site: _RealmSite
    ) -> Value? {
        Stored._rlmRead(cell, at: site) as? Value
    }

    /// The value, wherever it is, for `Codable`.
    var currentValue: Value {
        guard let site, let storable, !(value is any PlainField) else { return ownValue }
        return Self.read(storable, site.cell, site) ?? ownValue
    }

    override func setAny(_ value: Any) -> Bool {
        guard let storable else { return false }
        return setAny(storable, value)
    }

    private func setAny<Stored: _Persistable>(_ type: Stored.Type, _ any: Any) -> Bool {
        guard let stored = Stored._rlmCoerce(any), let new = stored as? Value else { return false }
        value = new
        return true
    }
}
