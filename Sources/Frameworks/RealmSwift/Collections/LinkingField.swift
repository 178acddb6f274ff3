/// What a property with linking objects knows.
final class LinkingField<Element: ObjectBase>: PlainPropertyField {
    private let property: String
    var query: _RealmQuery?

    init(_ property: String) { self.property = property }

    var storedType: _RealmType {
        var type = LinkingObjects<Element>._rlmType
        type.originProperty = property
        return type
    }

    func cell(in site: _RealmSite?) -> _RealmCell { .null }

    func attach(to site: _RealmSite, _ info: PropertyInfo) {
        guard query?.core !== site.core else { return }
        query = _RealmQuery(
            site.core,
            .linking(site.owner, from: ClassInfo.of(Element.self), property: info.type.originProperty ?? property))
    }

    var anyValue: Any? {
        query.map { LinkingObjects<Element>(_rlmQuery: $0) }
            ?? LinkingObjects(fromType: Element.self, property: property)
    }

    func setAny(_ value: Any) -> Bool { true }

    func cell(ofAny value: Any, in site: _RealmSite) -> _RealmCell? { nil }

    var unattached: Any { self }
}
