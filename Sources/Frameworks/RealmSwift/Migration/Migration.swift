/// - Linux: works
///
/// Is called when a file has an older version of the schema, before the database is opened.
public typealias MigrationBlock = (_ migration: Migration, _ oldSchemaVersion: UInt64) -> Void

/// - Linux: works
///
/// Is called with an object as it was, and as it is to be. The first is nil for one that the migration has made.
public typealias MigrationObjectEnumerateBlock = (_ oldObject: MigrationObject?, _ newObject: MigrationObject?) -> Void

/// - Linux: works
///
/// Changes the objects of a file for the classes of the program.
public final class Migration {
    private let core: RealmCore
    private let old: RealmCore

    init(_ core: RealmCore, before: Snapshot, _ configuration: Realm.Configuration) {
        self.core = core
        old = RealmCore(core.store, configuration, core.confinement, frozen: before)
    }

    /// The classes of the file as it was.
    public var oldSchema: Schema {
        Schema(old.snapshot.tables.values.map { ObjectSchema(ClassInfo(dynamic: $0.description)) })
    }

    /// The classes of the file as it will be.
    public var newSchema: Schema {
        Schema(core.snapshot.tables.values.map { ObjectSchema(ClassInfo(dynamic: $0.description)) })
    }

    /// Calls the block for each object of a class.
    public func enumerateObjects(ofType typeName: String, _ block: MigrationObjectEnumerateBlock) {
        let before = old.snapshot.tables[typeName]?.keys ?? []
        let now = core.snapshot.tables[typeName]?.keys ?? []
        let known = Set(now)
        for key in before { block(object(key, typeName, old), known.contains(key) ? object(key, typeName, core) : nil) }
        let former = Set(before)
        for key in now where !former.contains(key) { block(nil, object(key, typeName, core)) }
    }

    private func object(_ key: Int64, _ typeName: String, _ core: RealmCore) -> MigrationObject? {
        let link = _RealmLink(className: typeName, key: key)
        guard core.row(link) != nil else { return nil }
        let object = MigrationObject()
        object.managed = ManagedState(core: core, info: core.dynamicInfo(named: typeName), key: key)
        return object
    }

    /// Creates an object of a class with values by name, or in the order of the properties.
    @discardableResult
    public func create(_ typeName: String, value: Any = [String: Any]()) -> MigrationObject {
        if core.snapshot.tables[typeName] == nil, let type = type(named: typeName) { core.ensureTable(core.bind(type)) }
        let info = core.dynamicInfo(named: typeName)
        var cells = info.stored.properties.map(\.defaultCell)
        let values = Dictionary(ObjectValues.values(value, info), uniquingKeysWith: { first, _ in first })
        let site = _RealmSite(core: core, owner: _RealmLink(className: typeName, key: -1), column: -1)
        for property in info.properties where property.type.shape == .single {
            let cell = values[property.name].flatMap { DynamicValues.cell(of: $0 as Any, property.type.type, site) }
            if let cell { cells[property.column] = cell }
        }
        guard let key = core.insert(cells, typeName), let object = object(key, typeName, core) else {
            RealmExceptions.raise("There is no class named '\(typeName)'.")
            return MigrationObject()
        }
        for property in info.properties where property.type.shape != .single {
            if let value = values[property.name] { object.setValue(value, forKey: property.name) }
        }
        return object
    }

    private func type(named name: String) -> ObjectBase.Type? {
        core.configuration.objectTypes?.first { ClassInfo.name(of: $0) == name }
    }

    /// Deletes an object, one of those that are to be.
    public func delete(_ object: MigrationObject) {
        if let link = object.managed?.link(in: core) { core.delete([link]) }
    }

    /// Deletes all objects of a class, and the class from the file. Returns false if the file has it not.
    @discardableResult
    public func deleteData(forType typeName: String) -> Bool {
        guard core.snapshot.tables[typeName] != nil else { return false }
        core.deleteAll(of: typeName)
        guard type(named: typeName) == nil else { return true }
        core.edit { $0.tables[typeName] = nil }
        core.transaction?.changes.classes.remove(typeName)
        core.transaction?.changes.keys[typeName] = nil
        core.transaction?.changes.removedClasses.insert(typeName)
        return true
    }

    /// Gives a property of the program the values of one that the file has.
    public func renameProperty(onType typeName: String, from oldName: String, to newName: String) {
        guard let before = old.snapshot.tables[typeName], let source = before.description.column(of: oldName) else {
            return RealmExceptions.raise(
                "Cannot rename property '\(typeName).\(oldName)' because it does not exist.")
        }
        guard let target = core.snapshot.description(of: typeName)?.column(of: newName) else {
            return RealmExceptions.raise(
                "Renamed property '\(typeName).\(newName)' does not exist.")
        }
        before.forEach { key, row in
            let link = _RealmLink(className: typeName, key: key)
            if core.row(link) != nil { rename(row.cells[source], link, target) }
        }
    }

    private func rename(_ cell: _RealmCell, _ link: _RealmLink, _ column: Int) {
        let isPrimary = core.snapshot.description(of: link.className)?.primaryColumn == column
        if isPrimary {
            let before = core.cell(link, column)
            core.edit { $0.tables[link.className]?.movePrimaryKey(from: before, to: cell, of: link.key) }
        }
        core.set(cell, link, column)
    }
}
