import Foundation

/// Stores values in columns: simple ones as values of SQLite, references as keys, others as bytes.
enum ColumnCoding {
    static func encode(_ cell: _RealmCell, _ property: StoredProperty) -> SQLiteValue {
        if property.type == .any, property.shape == .single { return .blob(CellBytes.encode(cell)) }
        return switch cell {
        case .null: .null
        case .bool(let value): .integer(value ? 1 : 0)
        case .int(let value): .integer(value)
        // SQLite has no NaN.
        case .float(let value): value.isNaN ? .text("nan") : .real(Double(value))
        case .double(let value): value.isNaN ? .text("nan") : .real(value)
        case .string(let value): .text(value)
        case .data(let value): .blob(value)
        case .date(let value): .real(value.timeIntervalSinceReferenceDate)
        case .uuid(let value): .text(value.uuidString)
        case .objectId(let value): .text(value.stringValue)
        case .decimal(let value): .text(value.description)
        case .link(let link): .integer(link.key)
        case .list, .set, .map: .blob(CellBytes.encode(cell))
        }
    }

    /// Returns the value that ``encode(_:_:)`` has stored; null for anything else.
    static func decode(_ value: SQLiteValue, _ property: StoredProperty) -> _RealmCell {
        if property.shape != .single || property.type == .any {
            guard case .blob(let data) = value else { return property.defaultCell }
            return CellBytes.decode(data) ?? property.defaultCell
        }
        return switch (property.type, value) {
        case (.bool, .integer(let number)): .bool(number != 0)
        case (.int, .integer(let number)): .int(number)
        case (.float, .real(let number)): .float(Float(number))
        case (.float, .text): .float(.nan)
        case (.double, .real(let number)): .double(number)
        case (.double, .text): .double(.nan)
        case (.string, .text(let text)): .string(text)
        case (.data, .blob(let data)): .data(data)
        case (.date, .real(let seconds)): .date(Date(timeIntervalSinceReferenceDate: seconds))
        case (.UUID, .text(let text)): UUID(uuidString: text).map { .uuid($0) } ?? .null
        case (.objectId, .text(let text)): (try? ObjectId(string: text)).map { .objectId($0) } ?? .null
        case (.decimal128, .text(let text)): (try? Decimal128(string: text)).map { .decimal($0) } ?? .null
        case (.object, .integer(let key)): .link(_RealmLink(className: property.objectClass ?? "", key: key))
        default: .null
        }
    }
}
