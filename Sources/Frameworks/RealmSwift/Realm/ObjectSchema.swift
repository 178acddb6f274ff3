/// - Linux: works
///
/// The persisted properties of a class.
public struct ObjectSchema: CustomStringConvertible {
    private let info: ClassInfo

    init(_ info: ClassInfo) { self.info = info }

    /// The name without module and outer types.
    public var className: String { info.name }

    public var objectClass: AnyClass { info.type }

    /// In the order of declaration, without linking objects.
    public var properties: [Property] {
        info.properties.filter { $0.type.shape != .linking }.map { Property(info: $0) }
    }

    public var primaryKeyProperty: Property? { info.primaryIndex.map { Property(info: info.properties[$0]) } }

    public subscript(propertyName: String) -> Property? { info.property(propertyName).map { Property(info: $0) } }

    public var description: String {
        "\(className) {\n" + properties.map { "\t\($0.name): \($0.typeText)\n" }.joined() + "}"
    }
}

/// - Linux: works
///
/// A persisted property of a class.
public struct Property: CustomStringConvertible {
    let info: PropertyInfo

    public var name: String { info.name }

    public var type: PropertyType { info.type.type }

    public var isArray: Bool { info.type.shape == .list }

    public var isSet: Bool { info.type.shape == .set }

    public var isMap: Bool { info.type.shape == .map }

    public var isIndexed: Bool { info.isIndexed || info.isPrimary }

    public var isOptional: Bool { info.type.isOptional }

    /// The class of the objects that the property refers to.
    public var objectClassName: String? { info.type.objectType.map { ClassInfo.name(of: $0) } }

    var typeText: String { info.stored.typeText }

    public var description: String { "\(name): \(typeText)" }
}

/// - Linux: works
///
/// The classes of a database.
public struct Schema {
    public let objectSchema: [ObjectSchema]

    init(_ objectSchema: [ObjectSchema]) { self.objectSchema = objectSchema }

    public subscript(className: String) -> ObjectSchema? { objectSchema.first { $0.className == className } }
}
