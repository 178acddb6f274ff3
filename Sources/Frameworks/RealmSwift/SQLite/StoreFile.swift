import Foundation
internal import Synchronization

/// The file of a database: a database of SQLite with a table for each class.
///
/// The table `metadata` has the version of the format and of the schema, `classes` a description of each class.
final class StoreFile: Sendable {
    private static let formatVersion: Int64 = 1
    let path: String
    private let connection: SQLiteConnection
    private let lock: FileLock?
    private let written = Mutex<FileState?>(nil)

    /// Opens the file, or makes a new one. Throws if another process has it open.
    init(_ path: String, isReadOnly: Bool) throws {
        self.path = path
        lock = isReadOnly ? nil : try FileLock(path)
        connection = try SQLiteConnection(path, isReadOnly: isReadOnly)
        guard !isReadOnly else { return }
        try connection.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
        try connection.execute(
            """
            CREATE TABLE IF NOT EXISTS metadata (name TEXT PRIMARY KEY, value INTEGER);
            CREATE TABLE IF NOT EXISTS classes (name TEXT PRIMARY KEY, description BLOB, next_key INTEGER)
            """)
        try connection.run("INSERT OR IGNORE INTO metadata VALUES ('format', ?)", [.integer(StoreFile.formatVersion)])
        noteState()
    }

    /// Whether the file is as it was after the last transaction.
    var isUnchanged: Bool { written.withLock { $0 } == FileState(path) }

    private func noteState() {
        let state = FileState(path)
        written.withLock { $0 = state }
    }

    func close() throws {
        try connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()
    }

    /// The files that belong to a database.
    static func paths(_ path: String) -> [String] { ["", "-wal", "-shm", ".lock"].map { path + $0 } }

    // MARK: Reading

    /// The whole contents. The version of the schema is nil for a new file.
    func load() throws -> (snapshot: Snapshot, isNew: Bool) {
        var snapshot = Snapshot()
        let version = try number("SELECT value FROM metadata WHERE name = 'schema'")
        snapshot.schemaVersion = UInt64(bitPattern: version ?? 0)
        var descriptions: [(StoredClass, Int64)] = []
        try connection.prepare("SELECT description, next_key FROM classes").run { row in
            guard case .blob(let data) = row[0], case .integer(let next) = row[1] else { return }
            descriptions.append((try JSONDecoder().decode(StoredClass.self, from: data), next))
        }
        for (description, next) in descriptions { snapshot.tables[description.name] = try table(description, next) }
        return (snapshot, version == nil)
    }

    private func table(_ description: StoredClass, _ nextKey: Int64) throws -> Table {
        var table = Table(description, nextKey: nextKey)
        let columns = ["key"] + StoreFile.columns(description)
        let sql = "SELECT \(columns.joined(separator: ", ")) FROM \(StoreFile.table(description.name)) ORDER BY key"
        try connection.prepare(sql).run { values in
            guard case .integer(let key) = values[0] else { return }
            let cells = zip(values.dropFirst(), description.properties).map { ColumnCoding.decode($0, $1) }
            table.append(Row(cells, 0), key)
        }
        return table
    }

    private func number(_ sql: String) throws -> Int64? {
        var number: Int64?
        try connection.prepare(sql).run { if case .integer(let value) = $0[0] { number = value } }
        return number
    }

    // MARK: Writing

    func save(_ snapshot: Snapshot, _ changes: ChangeLog) throws {
        defer { noteState() }
        try connection.transaction {
            for name in changes.removedClasses { try remove(name) }
            for name in changes.classes {
                if let table = snapshot.tables[name] { try write(table) }
            }
            for (name, keys) in changes.keys where !changes.classes.contains(name) {
                if let table = snapshot.tables[name] { try write(keys, of: table) }
            }
            if changes.hasNewSchemaVersion {
                let version = Int64(bitPattern: snapshot.schemaVersion)
                try connection.run("INSERT OR REPLACE INTO metadata VALUES ('schema', ?)", [.integer(version)])
            }
        }
    }

    private func remove(_ name: String) throws {
        try connection.execute("DROP TABLE IF EXISTS \(StoreFile.table(name))")
        try connection.run("DELETE FROM classes WHERE name = ?", [.text(name)])
    }

    private func write(_ table: Table) throws {
        let description = table.description
        try remove(description.name)
        let columns = ["key INTEGER PRIMARY KEY"] + StoreFile.columns(description)
        try connection.execute(
            "CREATE TABLE \(StoreFile.table(description.name)) (\(columns.joined(separator: ", ")))")
        try connection.run(
            "INSERT INTO classes VALUES (?, ?, ?)",
            [.text(description.name), .blob(try JSONEncoder().encode(description)), .integer(table.nextKey)])
        let insertion = try self.insertion(description)
        try table.forEach { try insertion.run(StoreFile.values($0, $1, description)) }
    }

    private func write(_ keys: Set<Int64>, of table: Table) throws {
        let description = table.description
        let insertion = try self.insertion(description)
        let deletion = try connection.prepare("DELETE FROM \(StoreFile.table(description.name)) WHERE key = ?")
        for key in keys.sorted() {
            if let row = table.row(key) {
                try insertion.run(StoreFile.values(key, row, description))
            } else {
                try deletion.run([.integer(key)])
            }
        }
        try connection.run(
            "UPDATE classes SET next_key = ? WHERE name = ?", [.integer(table.nextKey), .text(description.name)])
    }

    private func insertion(_ description: StoredClass) throws -> SQLiteCommand {
        let marks = Array(repeating: "?", count: description.properties.count + 1).joined(separator: ", ")
        return try connection.prepare("INSERT OR REPLACE INTO \(StoreFile.table(description.name)) VALUES (\(marks))")
    }

    private static func values(_ key: Int64, _ row: Row, _ description: StoredClass) -> [SQLiteValue] {
        [.integer(key)] + zip(row.cells, description.properties).map { ColumnCoding.encode($0, $1) }
    }

    private static func table(_ name: String) -> String { quoted("class_\(name)") }

    /// With numbers, because SQLite takes names that differ in lowercase and uppercase letters alone for the same.
    private static func columns(_ description: StoredClass) -> [String] {
        description.properties.enumerated().map { quoted("\($0)_\($1.name)") }
    }

    private static func quoted(_ name: String) -> String { "\"\(name.replacing("\"", with: "\"\""))\"" }

    // MARK: Size

    /// The size of the file and of the part that is used, in bytes.
    func sizes() throws -> (total: Int, used: Int) {
        let page = try number("PRAGMA page_size") ?? 0
        let count = try number("PRAGMA page_count") ?? 0
        let free = try number("PRAGMA freelist_count") ?? 0
        return (Int(page * count), Int(page * (count - free)))
    }

    func compact() throws {
        try connection.execute("VACUUM")
        noteState()
    }
}
