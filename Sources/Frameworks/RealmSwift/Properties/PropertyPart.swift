/// The value of a property that is an object: its own, or one in the store.
final class PropertyPart<Value: RealmCollectionValue>: PlainPropertyField {
    private var site: _RealmSite?
    private var own = Value._rlmDefault()

    var value: Value {
        get { site.map { Value._rlmRead($0.cell, at: $0) } ?? own }
        set {
            guard let site else { return own = newValue }
            if site.core.requireTransaction() { site.set(newValue._rlmCell(in: site)) }
        }
    }

    var storedType: _RealmType { Value._rlmType }

    func cell(in site: _RealmSite?) -> _RealmCell { value._rlmCell(in: site) }

    func attach(to site: _RealmSite, _ property: PropertyInfo) { self.site = site }

    var anyValue: Any? { value }

    func setAny(_ value: Any) -> Bool {
        guard let value = Value._rlmCoerce(value) else { return false }
        self.value = value
        return true
    }

    func cell(ofAny value: Any, in site: _RealmSite) -> _RealmCell? {
        Value._rlmCoerce(value)?._rlmCell(in: site)
    }

    var unattached: Any { self }
}
