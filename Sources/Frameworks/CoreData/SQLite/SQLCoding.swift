import Foundation

/// Converts the values of attributes to values of SQLite and back.
enum SQLCoding {
    static func encoded(_ value: Any?, _ slot: EntityLayout.Slot) throws -> SQLValue {
        guard let value = value.flatMap({ $0 is NSNull ? nil : $0 }) else { return .null }
        if slot.attributeType == .transformableAttributeType || slot.attributeType == .undefinedAttributeType {
            return .blob(try TransformableCoding.data(of: value, slot.attribute))
        }
        return encoded(value, slot.attributeType) ?? .null
    }

    /// Returns nil if the value is of another type.
    static func encoded(_ value: Any, _ type: NSAttributeType) -> SQLValue? {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            return ManagedValues.number(value).map { .integer($0.int64Value) }
        case .booleanAttributeType: return ManagedValues.number(value).map { .integer($0.boolValue ? 1 : 0) }
        case .doubleAttributeType: return ManagedValues.number(value).map { .real($0.doubleValue) }
        case .floatAttributeType: return ManagedValues.number(value).map { .real(Double($0.floatValue)) }
        case .decimalAttributeType: return ManagedValues.number(value).map { .text("\($0.decimalValue)") }
        case .stringAttributeType:
            return (ManagedValues.converted(value, type) as? String).map { .text($0) }
        case .dateAttributeType:
            return (ManagedValues.converted(value, type) as? Date).map { .real($0.timeIntervalSinceReferenceDate) }
        case .binaryDataAttributeType: return (ManagedValues.converted(value, type) as? Data).map { .blob($0) }
        case .UUIDAttributeType: return (ManagedValues.converted(value, type) as? UUID).map { .text($0.uuidString) }
        case .URIAttributeType: return (ManagedValues.converted(value, type) as? URL).map { .text($0.absoluteString) }
        case .objectIDAttributeType:
            return (value as? NSManagedObjectID).map { .text($0.uriRepresentation().absoluteString) }
        case .undefinedAttributeType, .transformableAttributeType: return nil
        }
    }

    static func decoded(_ statement: SQLiteStatement, _ column: Int, _ slot: EntityLayout.Slot) -> Any? {
        guard !statement.isNull(column) else { return nil }
        switch slot.attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            return NSNumber(value: statement.integer(column))
        case .booleanAttributeType: return NSNumber(value: statement.integer(column) != 0)
        case .doubleAttributeType: return NSNumber(value: statement.real(column))
        case .floatAttributeType: return NSNumber(value: Float(statement.real(column)))
        case .dateAttributeType: return Date(timeIntervalSinceReferenceDate: statement.real(column))
        case .binaryDataAttributeType: return statement.blob(column)
        case .transformableAttributeType, .undefinedAttributeType:
            return TransformableCoding.value(of: statement.blob(column), slot.attribute)
        default: return decoded(.text(statement.text(column)), slot.attributeType)
        }
    }

    /// Returns the value that a predicate compares.
    static func decoded(_ value: SQLValue, _ type: NSAttributeType) -> Any? {
        switch value {
        case .null: return nil
        case .integer(let number):
            return type == .booleanAttributeType ? NSNumber(value: number != 0) : NSNumber(value: number)
        case .real(let number):
            if type == .dateAttributeType { return Date(timeIntervalSinceReferenceDate: number) }
            return type == .floatAttributeType ? NSNumber(value: Float(number)) : NSNumber(value: number)
        case .blob(let data): return data
        case .text(let text):
            switch type {
            case .decimalAttributeType: return NSDecimalNumber(string: text)
            case .UUIDAttributeType: return UUID(uuidString: text)
            case .URIAttributeType: return URL(string: text)
            default: return text
            }
        }
    }
}
