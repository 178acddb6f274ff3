/// Creates objects from values.
struct ObjectCreation {
    private let core: RealmCore
    private let policy: Realm.UpdatePolicy

    init(_ core: RealmCore, _ policy: Realm.UpdatePolicy) {
        self.core = core
        self.policy = policy
    }

    func create<Element: ObjectBase>(_ type: Element.Type, _ value: Any) -> Element {
        let info = core.bind(type)
        guard core.requireTransaction() else { return Element() }
        let values = ObjectValues.values(value, info)
        if policy != .error, let known = existing(info, values), let object = known as? Element {
            for (name, value) in values where name != info.stored.primaryKey { update(object, name, value) }
            return object
        }
        let object = Element()
        for (name, value) in values { object.setValue(Self.copied(value, in: core), forKey: name) }
        core.add(object, policy)
        return object
    }

    private func existing(_ info: ClassInfo, _ values: [(String, Any?)]) -> ObjectBase? {
        guard let primary = info.primaryIndex, let table = core.snapshot.tables[info.name],
            let value = values.first(where: { $0.0 == info.properties[primary].name })?.1
        else { return nil }
        let site = _RealmSite(core: core, owner: _RealmLink(className: info.name, key: -1), column: -1)
        return DynamicValues.cell(of: value, info.properties[primary].type.type, site)
            .flatMap { table.key(ofPrimaryKey: $0) }.map { info.accessor(in: core, $0) }
    }

    private func update(_ object: ObjectBase, _ name: String, _ value: Any?) {
        guard let managed = object.managed, let property = managed.info.property(name), property.column >= 0 else {
            return
        }
        var site = managed.site(property)
        site.policy = policy
        StoredValues.set(value.map { Self.copied($0, in: core) } ?? nil, site, property, object)
    }

    /// Objects of other databases are copied.
    private static func copied(_ value: Any?, in core: RealmCore) -> Any? {
        guard let object = value as? ObjectBase, let other = object.managed?.core, other !== core else { return value }
        let copy = type(of: object).init()
        ObjectValues.fill(copy, with: object)
        return copy
    }
}
