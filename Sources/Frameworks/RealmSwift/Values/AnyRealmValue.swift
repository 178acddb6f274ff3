import Foundation

/// - Linux: works
///
/// A value of any type that a property can have, but collections.
public enum AnyRealmValue: Hashable, RealmCollectionValue {
    case none
    case int(Int)
    case bool(Bool)
    case float(Float)
    case double(Double)
    case string(String)
    case data(Data)
    case date(Date)
    case object(Object)
    case objectId(ObjectId)
    case decimal128(Decimal128)
    case uuid(UUID)

    public var intValue: Int? { if case .int(let value) = self { value } else { nil } }

    public var boolValue: Bool? { if case .bool(let value) = self { value } else { nil } }

    public var floatValue: Float? { if case .float(let value) = self { value } else { nil } }

    public var doubleValue: Double? { if case .double(let value) = self { value } else { nil } }

    public var stringValue: String? { if case .string(let value) = self { value } else { nil } }

    public var dataValue: Data? { if case .data(let value) = self { value } else { nil } }

    public var dateValue: Date? { if case .date(let value) = self { value } else { nil } }

    public var objectIdValue: ObjectId? { if case .objectId(let value) = self { value } else { nil } }

    public var decimal128Value: Decimal128? { if case .decimal128(let value) = self { value } else { nil } }

    public var uuidValue: UUID? { if case .uuid(let value) = self { value } else { nil } }

    /// The object, if it is of this class.
    public func object<Element: Object>(_ type: Element.Type) -> Element? {
        if case .object(let value) = self { value as? Element } else { nil }
    }

    public static var _rlmType: _RealmType { _RealmType(type: .any) }

    public static func _rlmRead(_ cell: _RealmCell, at site: _RealmSite) -> AnyRealmValue {
        switch cell {
        case .null, .list, .set, .map: .none
        case .bool(let value): .bool(value)
        case .int(let value): .int(Int(value))
        case .float(let value): .float(value)
        case .double(let value): .double(value)
        case .string(let value): .string(value)
        case .data(let value): .data(value)
        case .date(let value): .date(value)
        case .uuid(let value): .uuid(value)
        case .objectId(let value): .objectId(value)
        case .decimal(let value): .decimal128(value)
        case .link(let link): (site.core.accessor(of: link) as? Object).map { .object($0) } ?? .none
        }
    }

    public func _rlmCell(in site: _RealmSite?) -> _RealmCell {
        switch self {
        case .none: .null
        case .int(let value): .int(Int64(value))
        case .bool(let value): .bool(value)
        case .float(let value): .float(value)
        case .double(let value): .double(value)
        case .string(let value): .string(value)
        case .data(let value): .data(value)
        case .date(let value): .date(value)
        case .object(let value): value._rlmCell(in: site)
        case .objectId(let value): .objectId(value)
        case .decimal128(let value): .decimal(value)
        case .uuid(let value): .uuid(value)
        }
    }

    public static func _rlmDefault() -> AnyRealmValue { .none }

    public static func _rlmCoerce(_ value: Any) -> AnyRealmValue? {
        switch value {
        case let value as AnyRealmValue: value
        case is NSNull: AnyRealmValue.none
        case let value as String: .string(value)
        case let value as Bool: .bool(value)
        case let value as Int: .int(value)
        case let value as Float: .float(value)
        case let value as Double: .double(value)
        case let value as Data: .data(value)
        case let value as Date: .date(value)
        case let value as Object: .object(value)
        case let value as ObjectId: .objectId(value)
        case let value as Decimal128: .decimal128(value)
        case let value as UUID: .uuid(value)
        default: nil
        }
    }
}
