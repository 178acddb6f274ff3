internal import CSQLite
import Foundation

/// A connection to a database file of SQLite.
///
/// Sound: SQLite is told to serialize the calls; who writes holds the store's transaction.
final class SQLiteConnection: @unchecked Sendable {
    private var handle: OpaquePointer?
    private let path: String

    init(_ path: String, isReadOnly: Bool) throws {
        self.path = path
        // A read-only file may be in a folder that cannot be written, as the log beside it would have to be.
        let name = isReadOnly ? "file:\(SQLiteConnection.escaped(path))?immutable=1" : path
        let access = isReadOnly ? SQLITE_OPEN_READONLY | SQLITE_OPEN_URI : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        let result = sqlite3_open_v2(name, &handle, access | SQLITE_OPEN_FULLMUTEX, nil)
        guard result == SQLITE_OK else { throw error(result) }
        sqlite3_busy_timeout(handle, 5000)
    }

    deinit { close() }

    func close() {
        sqlite3_close_v2(handle)
        handle = nil
    }

    private static func escaped(_ path: String) -> String {
        path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    }

    func execute(_ sql: String) throws {
        let result = sqlite3_exec(handle, sql, nil, nil, nil)
        guard result == SQLITE_OK else { throw error(result) }
    }

    /// Runs the body in a transaction, which has no effect if the body throws.
    func transaction(_ body: () throws -> Void) throws {
        try execute("BEGIN IMMEDIATE")
        do {
            try body()
            try execute("COMMIT")
        } catch {
            try? execute("ROLLBACK")
            throw error
        }
    }

    /// Returns a statement that can be run several times.
    func prepare(_ sql: String) throws -> SQLiteCommand {
        var statement: OpaquePointer?
        let result = sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
        guard result == SQLITE_OK, let statement else { throw error(result) }
        return SQLiteCommand(statement, self)
    }

    func run(_ sql: String, _ values: [SQLiteValue] = []) throws { try prepare(sql).run(values) }

    func error(_ result: Int32) -> Realm.Error {
        let text = handle.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(result))
        let code: Realm.Error.Code =
            switch result & 0xFF {
            case SQLITE_NOTADB, SQLITE_CORRUPT: .invalidDatabase
            case SQLITE_FULL: .outOfDiskSpace
            case SQLITE_PERM, SQLITE_READONLY, SQLITE_AUTH: .filePermissionDenied
            default: .fileAccess
            }
        let hint = code == .invalidDatabase ? " Files of other versions of Realm cannot be read here." : ""
        return Realm.Error(
            code,
            userInfo: [
                NSLocalizedDescriptionKey: "Unable to open or write the realm at path '\(path)': \(text).\(hint)",
                NSFilePathErrorKey: path,
            ])
    }
}
