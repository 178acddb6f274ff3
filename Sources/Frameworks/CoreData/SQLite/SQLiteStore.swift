import Foundation

// Sound: a coordinator uses its stores on its own queue.
/// A store in a database of SQLite: a file, or memory.
final class SQLiteStore: NSPersistentStore, @unchecked Sendable {
    let database: SQLiteDatabase
    private(set) var schema: SQLSchema
    private let storeType: String
    private let fileLock: StoreFileLock?
    private(set) var reference: StoreReference!
    private var plans: [String: SelectPlan] = [:]
    /// Keys that `obtainPermanentIDs` gave to objects which are not saved yet.
    var reservedKeys: [String: Int64] = [:]

    override var type: String { storeType }

    /// Opens a store, and creates it if there is none.
    ///
    /// - Parameter entities: the entities that it contains.
    init(
        _ coordinator: NSPersistentStoreCoordinator?, _ storeType: String, _ configuration: String?, _ url: URL,
        _ options: [AnyHashable: Any]?, _ model: NSManagedObjectModel
    ) throws {
        self.storeType = storeType
        let isInMemory = storeType == NSInMemoryStoreType || url.path == "/dev/null"
        let isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue == true
        let exists = FileManager.default.fileExists(atPath: url.path)
        fileLock = isInMemory || (isReadOnly && exists) ? nil : try StoreFileLock(url)
        database = try SQLiteDatabase(path: isInMemory ? ":memory:" : url.path, isReadOnly: isReadOnly && !isInMemory)
        schema = SQLSchema([], [:])
        super.init(persistentStoreCoordinator: coordinator, configurationName: configuration, at: url, options: options)
        self.isReadOnly = isReadOnly
        if !isInMemory, !isReadOnly {
            try database.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
        }
        let entities = model.entities(forConfigurationName: configuration) ?? []
        if try StoreMetadata.exists(database) {
            metadata = try StoreMetadata.read(database)
        } else {
            guard try database.number("SELECT count(*) FROM sqlite_master") == 0 else {
                throw CoreDataError.error(
                    NSPersistentStoreIncompatibleSchemaError,
                    "The file \(url.path) is a database of another program, or a store of Apple's Core Data, which "
                        + "Linux does not read.", [NSFilePathErrorKey: url.path])
            }
            try create(model, entities)
        }
        identifier = metadata[NSStoreUUIDKey] as? String ?? ""
        reference = StoreReference(self, identifier)
        schema = SQLSchema(entities, try StoreMetadata.entityNumbers(database))
    }

    private func create(_ model: NSManagedObjectModel, _ entities: [NSEntityDescription]) throws {
        metadata = StoreMetadata.new(storeType, model, entities)
        try database.transaction {
            try StoreMetadata.create(database, entities)
            let schema = SQLSchema(entities, try StoreMetadata.entityNumbers(database))
            for statement in schema.creation { try database.execute(statement) }
            try StoreMetadata.write(metadata, database)
            try StoreMetadata.write(ModelArchive.archived(entities), database)
        }
    }

    func close() { database.close() }

    func contains(_ entity: NSEntityDescription) -> Bool { (try? schema.table(entity)) != nil }

    func objectID(_ entity: NSEntityDescription, _ key: Int64) -> NSManagedObjectID {
        NSManagedObjectID(entity, reference, key)
    }

    func plan(_ table: EntityTable, includesSubentities: Bool, includesValues: Bool) -> SelectPlan {
        let key = "\(table.number) \(includesSubentities) \(includesValues)"
        if let plan = plans[key] { return plan }
        let plan = SelectPlan(
            table, schema, includesSubentities: includesSubentities, includesValues: includesValues)
        plans[key] = plan
        return plan
    }

    // MARK: Metadata of closed stores

    static func storedMetadata(at url: URL) throws -> [String: Any] {
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw CoreDataError.error(
                NSFileReadNoSuchFileError, "There is no store at \(url.path).", [NSFilePathErrorKey: url.path])
        }
        let database = try SQLiteDatabase(path: url.path, isReadOnly: true)
        guard try StoreMetadata.exists(database) else {
            throw CoreDataError.error(
                NSPersistentStoreIncompatibleSchemaError, "The file \(url.path) is no store.",
                [NSFilePathErrorKey: url.path])
        }
        return try StoreMetadata.read(database)
    }

    static func setStoredMetadata(_ metadata: [String: Any], at url: URL) throws {
        let old = try storedMetadata(at: url)
        let database = try SQLiteDatabase(path: url.path, isReadOnly: false)
        try StoreMetadata.write(old.merging(metadata) { $1 }, database)
    }
}
