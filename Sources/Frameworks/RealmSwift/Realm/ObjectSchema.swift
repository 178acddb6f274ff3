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
