/// A class as the file describes it.
struct StoredClass: Codable, Hashable, Sendable {
    var name: String
    /// The name by which the program's class is found: `Module.Outer.Inner`.
    var fullName: String
    var isEmbedded: Bool
    var primaryKey: String?
    /// In the order of their names, which is that of a row's cells: the order in a declaration may change.
    var properties: [StoredProperty]

    func column(of property: String) -> Int? { properties.firstIndex { $0.name == property } }

    var primaryColumn: Int? { primaryKey.flatMap(column) }

    /// The columns that may refer to objects of a class.
    func columnsWithLinks(to className: String) -> [Int] {
        properties.indices.filter { properties[$0].objectClass == className || properties[$0].type == .any }
    }
}

/// A property as the file describes it.
struct StoredProperty: Codable, Hashable, Sendable {
    var name: String
    var type: PropertyType
    var isOptional: Bool
    var shape: _RealmType.Shape
    var objectClass: String?

    /// The type as messages have it: `string?`, `array<Dog>`.
    var typeText: String {
        let base = type == .object ? objectClass ?? "object" : StoredProperty.names[type] ?? "\(type)"
        let element = base + (isOptional && type != .object ? "?" : "")
        switch shape {
        case .single: return type == .object ? "<\(base)>" : element
        case .list: return "array<\(element)>"
        case .set: return "set<\(element)>"
        case .map: return "dictionary<string, \(element)>"
        case .linking: return "linking objects<\(base)>"
        }
    }

    private static let names: [PropertyType: String] = [
        .int: "int", .bool: "bool", .string: "string", .data: "data", .date: "date", .float: "float",
        .double: "double", .any: "mixed", .objectId: "object id", .decimal128: "decimal128", .UUID: "uuid",
    ]

    /// What a new property has in objects that are older.
    var defaultCell: _RealmCell {
        switch shape {
        case .list: return .list([])
        case .set: return .set([])
        case .map: return .map([:])
        case .single, .linking: break
        }
        if isOptional { return .null }
        switch type {
        case .int: return .int(0)
        case .bool: return .bool(false)
        case .string: return .string("")
        case .data: return .data(.init())
        case .date: return .date(._rlmDefault())
        case .float: return .float(0)
        case .double: return .double(0)
        case .objectId: return .objectId(ObjectId())
        case .decimal128: return .decimal(Decimal128())
        case .UUID: return .uuid(.zero)
        case .object, .linkingObjects, .any: return .null
        }
    }
}
