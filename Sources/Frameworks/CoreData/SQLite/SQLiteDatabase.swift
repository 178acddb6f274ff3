internal import CSQLite
import Foundation

/// A connection to a database of SQLite. It is used by one thread at a time.
final class SQLiteDatabase {
    private var handle: OpaquePointer?
    private var statements: [String: SQLiteStatement] = [:]
    /// What the SQL function `cd_test` calls, during one statement.
    var tests: [(SQLValue) -> Bool] = []
    private let path: String

    init(path: String, isReadOnly: Bool, timeout: TimeInterval = 5) throws {
        self.path = path
        let access = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        let result = sqlite3_open_v2(path, &handle, access | SQLITE_OPEN_FULLMUTEX, nil)
        guard result == SQLITE_OK else {
            let error = self.error(result, "cannot open")
            sqlite3_close_v2(handle)
            handle = nil
            throw error
        }
        sqlite3_busy_timeout(handle, Int32(timeout * 1000))
        addFunctions()
    }

    deinit { close() }

    func close() {
        for statement in statements.values { statement.finalize() }
        statements = [:]
        sqlite3_close_v2(handle)
        handle = nil
    }

    /// Executes statements without results.
    func execute(_ sql: String) throws {
        let result = sqlite3_exec(handle, sql, nil, nil, nil)
        guard result == SQLITE_OK else { throw error(result, sql) }
    }

    /// Executes a statement and calls `row` for each row of its result.
    func query(_ sql: String, _ values: [SQLValue] = [], _ row: (SQLiteStatement) throws -> Void) throws {
        let statement = try prepared(sql)
        defer { statement.reset() }
        try statement.bind(values)
        while try statement.step() { try row(statement) }
    }

    func run(_ sql: String, _ values: [SQLValue] = []) throws { try query(sql, values) { _ in } }

    /// The first value of the first row.
    func number(_ sql: String, _ values: [SQLValue] = []) throws -> Int64? {
        var number: Int64?
        try query(sql, values) { if number == nil, !$0.isNull(0) { number = $0.integer(0) } }
        return number
    }

    /// Executes the body in a transaction, which ends without effect if the body throws.
    func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        try execute("BEGIN IMMEDIATE")
        do {
            let result = try body()
            try execute("COMMIT")
            return result
        } catch {
            try? execute("ROLLBACK")
            throw error
        }
    }

    private func prepared(_ sql: String) throws -> SQLiteStatement {
        if let known = statements[sql], !known.isBusy { return known }
        var pointer: OpaquePointer?
        let result = sqlite3_prepare_v2(handle, sql, -1, &pointer, nil)
        guard result == SQLITE_OK, let pointer else { throw error(result, sql) }
        let statement = SQLiteStatement(pointer, self)
        if statements.count > 200 {
            for (sql, statement) in statements where !statement.isBusy {
                statement.finalize()
                statements[sql] = nil
            }
        }
        if statements[sql] == nil { statements[sql] = statement } else { statement.isTransient = true }
        return statement
    }

    func error(_ code: Int32, _ what: String) -> NSError {
        let text = handle.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code))
        return CoreDataError.error(
            NSSQLiteError, "SQLite error \(code) at \(path): \(text) (\(what))",
            [NSSQLiteErrorDomain: NSNumber(value: code), NSFilePathErrorKey: path])
    }

    // MARK: Functions

    private func addFunctions() {
        let context = Unmanaged.passUnretained(self).toOpaque()
        sqlite3_create_function_v2(
            handle, "cd_test", 2, SQLITE_UTF8, context,
            { context, _, arguments in
                let database = Unmanaged<SQLiteDatabase>.fromOpaque(sqlite3_user_data(context)).takeUnretainedValue()
                let index = Int(sqlite3_value_int(arguments?[0]))
                let value = SQLiteStatement.value(arguments?[1])
                sqlite3_result_int(context, database.tests[index](value) ? 1 : 0)
            }, nil, nil, nil)
        for collation in SQLCollation.allCases {
            sqlite3_create_collation_v2(
                handle, collation.rawValue, SQLITE_UTF8, UnsafeMutableRawPointer(bitPattern: collation.number),
                { number, firstCount, first, secondCount, second in
                    SQLCollation.compare(Int(bitPattern: number), first, firstCount, second, secondCount)
                }, nil)
        }
    }
}

/// A value of SQLite.
enum SQLValue {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)
}
