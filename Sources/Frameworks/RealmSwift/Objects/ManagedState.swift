/// Where an object is stored.
struct ManagedState {
    let core: RealmCore
    let info: ClassInfo
    let key: Int64

    var link: _RealmLink { _RealmLink(className: info.name, key: key) }

    /// The place of the object in a database; nil, after raising an exception, if it is in another one or deleted.
    func link(in core: RealmCore) -> _RealmLink? {
        guard self.core === core else {
            RealmExceptions.raise(
                "Object is already managed by another Realm. Use create instead to copy it into this Realm.")
            return nil
        }
        guard core.row(link) != nil else {
            RealmExceptions.raise("Adding a deleted or invalidated object to a Realm is not permitted")
            return nil
        }
        return link
    }

    func site(_ property: PropertyInfo) -> _RealmSite {
        _RealmSite(core: core, owner: link, column: property.column)
    }
}
