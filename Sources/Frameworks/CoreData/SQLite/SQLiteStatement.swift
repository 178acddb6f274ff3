internal import CSQLite
import Foundation

/// A prepared statement.
final class SQLiteStatement {
    private var pointer: OpaquePointer?
    private unowned let database: SQLiteDatabase
    private(set) var isBusy = false
    /// Whether the statement is used once.
    var isTransient = false

    init(_ pointer: OpaquePointer, _ database: SQLiteDatabase) {
        self.pointer = pointer
        self.database = database
    }

    func bind(_ values: [SQLValue]) throws {
        isBusy = true
        for (index, value) in values.enumerated() {
            let position = Int32(index + 1)
            let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
            let result: Int32
            switch value {
            case .null: result = sqlite3_bind_null(pointer, position)
            case .integer(let number): result = sqlite3_bind_int64(pointer, position, number)
            case .real(let number): result = sqlite3_bind_double(pointer, position, number)
            case .text(let text): result = sqlite3_bind_text(pointer, position, text, Int32(text.utf8.count), transient)
            case .blob(let data):
                result = data.withUnsafeBytes { bytes in
                    bytes.isEmpty
                        ? sqlite3_bind_zeroblob(pointer, position, 0)
                        : sqlite3_bind_blob(pointer, position, bytes.baseAddress, Int32(bytes.count), transient)
                }
            }
            guard result == SQLITE_OK else { throw database.error(result, "bind") }
        }
    }

    /// Returns whether there is a row.
    func step() throws -> Bool {
        isBusy = true
        let result = sqlite3_step(pointer)
        switch result {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw database.error(result, String(cString: sqlite3_sql(pointer)))
        }
    }

    func reset() {
        isBusy = false
        sqlite3_reset(pointer)
        sqlite3_clear_bindings(pointer)
        if isTransient { finalize() }
    }

    func finalize() {
        sqlite3_finalize(pointer)
        pointer = nil
    }

    // MARK: Columns

    func isNull(_ column: Int) -> Bool { sqlite3_column_type(pointer, Int32(column)) == SQLITE_NULL }

    func integer(_ column: Int) -> Int64 { sqlite3_column_int64(pointer, Int32(column)) }

    func real(_ column: Int) -> Double { sqlite3_column_double(pointer, Int32(column)) }

    func text(_ column: Int) -> String {
        guard let bytes = sqlite3_column_text(pointer, Int32(column)) else { return "" }
        let count = Int(sqlite3_column_bytes(pointer, Int32(column)))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    func blob(_ column: Int) -> Data {
        guard let bytes = sqlite3_column_blob(pointer, Int32(column)) else { return Data() }
        return Data(bytes: bytes, count: Int(sqlite3_column_bytes(pointer, Int32(column))))
    }

    /// Returns an argument of an SQL function.
    static func value(_ value: OpaquePointer?) -> SQLValue {
        switch sqlite3_value_type(value) {
        case SQLITE_INTEGER: return .integer(sqlite3_value_int64(value))
        case SQLITE_FLOAT: return .real(sqlite3_value_double(value))
        case SQLITE_TEXT:
            let count = Int(sqlite3_value_bytes(value))
            guard let bytes = sqlite3_value_text(value) else { return .text("") }
            return .text(String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self))
        case SQLITE_BLOB:
            guard let bytes = sqlite3_value_blob(value) else { return .blob(Data()) }
            return .blob(Data(bytes: bytes, count: Int(sqlite3_value_bytes(value))))
        default: return .null
        }
    }
}
