import Foundation

extension Realm {
    /// Returns all objects of a class, in the order in which they were added.
    public func objects<Element: Object>(_ type: Element.Type) -> Results<Element> {
        Results(_rlmQuery: _RealmQuery(core, .table(core.bind(type))))
    }

    /// Returns the object with a primary key; nil if there is none.
    public func object<Element: Object, KeyType>(ofType type: Element.Type, forPrimaryKey key: KeyType) -> Element? {
        core.check()
        let info = core.bind(type)
        guard let primary = info.primaryIndex else {
            RealmExceptions.raise("\(info.name) does not have a primary key")
            return nil
        }
        let site = _RealmSite(core: core, owner: _RealmLink(className: info.name, key: -1), column: -1)
        guard let table = core.snapshot.tables[info.name],
            let cell = DynamicValues.cell(
                of: PredicateArguments.argument(key), info.properties[primary].type.type, site),
            let found = table.key(ofPrimaryKey: cell)
        else { return nil }
        return info.accessor(in: core, found) as? Element
    }

    /// Returns all objects of a class by its name.
    public func dynamicObjects(_ typeName: String) -> Results<DynamicObject> {
        Results(_rlmQuery: _RealmQuery(core, .table(core.dynamicInfo(named: typeName))))
    }

    /// Calls the block after each change of the database, at the end of a transaction of its own too.
    public func observe(_ block: @escaping NotificationBlock) -> NotificationToken {
        core.check()
        return core.observe(with: DatabaseObserver(block))
    }

    /// Returns the object, list or results for this thread that a reference of another thread stands for; nil if it has
    /// been deleted.
    public func resolve<Confined: ThreadConfined>(_ reference: ThreadSafeReference<Confined>) -> Confined? {
        reference.resolve(in: self)
    }
}
