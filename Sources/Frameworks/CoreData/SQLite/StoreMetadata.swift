import Foundation

/// The tables of a store that describe it.
enum StoreMetadata {
    static func exists(_ database: SQLiteDatabase) throws -> Bool {
        try database.number("SELECT count(*) FROM sqlite_master WHERE name = 'cd_metadata'") == 1
    }

    static func new(
        _ storeType: String, _ model: NSManagedObjectModel, _ entities: [NSEntityDescription]
    ) -> [String: Any] {
        [
            NSStoreTypeKey: storeType, NSStoreUUIDKey: UUID().uuidString,
            NSStoreModelVersionHashesKey: hashes(entities),
            NSStoreModelVersionIdentifiersKey: model.versionIdentifiers.map { "\($0.base)" }.sorted(),
        ]
    }

    static func hashes(_ entities: [NSEntityDescription]) -> [String: Data] {
        Dictionary(entities.map { ($0.name ?? "", $0.versionHash) }, uniquingKeysWith: { $1 })
    }

    static func create(_ database: SQLiteDatabase, _ entities: [NSEntityDescription]) throws {
        try database.execute(
            """
            CREATE TABLE cd_metadata (name TEXT PRIMARY KEY, value BLOB);
            CREATE TABLE cd_entities (number INTEGER PRIMARY KEY, name TEXT UNIQUE);
            CREATE TABLE cd_keys (root TEXT PRIMARY KEY, last INTEGER)
            """)
        for (index, entity) in entities.sorted(by: { ($0.name ?? "") < ($1.name ?? "") }).enumerated() {
            let name = SQLValue.text(entity.name ?? "")
            try database.run("INSERT INTO cd_entities VALUES (?, ?)", [.integer(Int64(index + 1)), name])
            if entity.parentEntity == nil { try database.run("INSERT INTO cd_keys VALUES (?, 0)", [name]) }
        }
    }

    static func entityNumbers(_ database: SQLiteDatabase) throws -> [String: Int64] {
        var numbers: [String: Int64] = [:]
        try database.query("SELECT name, number FROM cd_entities") { numbers[$0.text(0)] = $0.integer(1) }
        return numbers
    }

    static func read(_ database: SQLiteDatabase) throws -> [String: Any] {
        var metadata: [String: Any] = [:]
        try database.query("SELECT value FROM cd_metadata WHERE name = 'metadata'") { row in
            let list = try PropertyListSerialization.propertyList(from: row.blob(0), format: nil)
            metadata = list as? [String: Any] ?? [:]
        }
        return metadata
    }

    static func write(_ metadata: [String: Any], _ database: SQLiteDatabase) throws {
        let data = try PropertyListSerialization.data(fromPropertyList: metadata, format: .binary, options: 0)
        try database.run("INSERT OR REPLACE INTO cd_metadata VALUES ('metadata', ?)", [.blob(data)])
    }

    /// Stores the archive of the model, which a migration reads.
    static func write(_ model: Data, _ database: SQLiteDatabase) throws {
        try database.run("INSERT OR REPLACE INTO cd_metadata VALUES ('model', ?)", [.blob(model)])
    }

    static func model(_ database: SQLiteDatabase) throws -> NSManagedObjectModel? {
        var model: NSManagedObjectModel?
        try database.query("SELECT value FROM cd_metadata WHERE name = 'model'") {
            model = try ModelArchive.model(from: $0.blob(0))
        }
        return model
    }

    /// Returns the last key that was given to an object of the root entity.
    static func lastKey(_ root: String, _ database: SQLiteDatabase) throws -> Int64 {
        try database.number("SELECT last FROM cd_keys WHERE root = ?", [.text(root)]) ?? 0
    }

    static func setLastKey(_ key: Int64, _ root: String, _ database: SQLiteDatabase) throws {
        try database.run("INSERT OR REPLACE INTO cd_keys VALUES (?, ?)", [.text(root), .integer(key)])
    }
}
