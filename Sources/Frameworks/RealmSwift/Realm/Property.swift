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
