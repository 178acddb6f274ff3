import Foundation

extension RealmCore {
    /// Returns what is known of a class, and raises an exception if it is not the one that the file has.
    @discardableResult
    func bind(_ type: ObjectBase.Type) -> ClassInfo {
        let info = ClassInfo.of(type)
        if let known = classes[info.name], known.type == type { return known }
        if let allowed = configuration.objectTypes, !allowed.contains(where: { $0 == type }) {
            RealmExceptions.raise(
                "Object type '\(info.name)' is not managed by the Realm. If using a custom `objectClasses` / "
                    + "`objectTypes` array in your configuration, add `\(info.name)` to the list of `objectClasses` / "
                    + "`objectTypes`.")
        }
        if let stored = snapshot.description(of: info.name) {
            let messages = SchemaDifference.messages(from: stored, to: info.stored)
            if !messages.isEmpty { RealmExceptions.raise(MigrationText.required(messages)) }
        }
        classes[info.name] = info
        return info
    }

    /// Returns what is known of a class of the store. `DynamicObject` represents a class that is not in the program, and
    /// one that nothing has used yet and that cannot be found by its name.
    func info(named name: String) -> ClassInfo {
        if let known = classes[name] { return known }
        let stored = snapshot.description(of: name)
        if let type = stored.flatMap({ ClassInfo.type(named: $0.fullName) }) { return bind(type) }
        return ClassInfo(
            dynamic: stored
                ?? StoredClass(name: name, fullName: name, isEmbedded: false, primaryKey: nil, properties: []))
    }

    /// Adds tables for a class and the classes that it refers to.
    func ensureTable(_ info: ClassInfo) {
        guard snapshot.tables[info.name] == nil, transaction != nil else { return }
        edit { $0.tables[info.name] = Table(info.stored) }
        transaction?.changes.classes.insert(info.name)
        for type in info.properties.compactMap(\.type.objectType) { ensureTable(bind(type)) }
    }

    /// Returns a new object that stands for one of the store.
    func accessor(of link: _RealmLink) -> ObjectBase { info(named: link.className).accessor(in: self, link.key) }
}
