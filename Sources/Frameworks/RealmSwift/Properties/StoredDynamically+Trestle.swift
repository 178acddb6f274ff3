/// - Linux: works
///
/// Stores a property that is declared `@objc dynamic` in an `Object` or `EmbeddedObject`. The source adapter adds it.
/// Specific to Trestle.
///
/// A property of a type that cannot be stored, which `ignoredProperties()` has to list, keeps its value in the object.
@propertyWrapper
public struct StoredDynamically<Value> {
    let valueBox = ValueBox<Value>()

    public init(wrappedValue value: Value) { valueBox.value = value }

    /// A property that is set by an initializer.
    public init() {}

    /// Properties are read and set through their object alone.
    @available(*, unavailable, message: "This wrapper can only be used for a property of a Realm object")
    public var wrappedValue: Value {
        get { fatalError("A value of this wrapper has no object.") }
        set { fatalError("A value of this wrapper has no object: \(newValue)") }
    }

    public static subscript<EnclosingSelf: ObjectBase>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
        get { PropertyAccess.get(object[keyPath: storageKeyPath].valueBox, of: object, storageKeyPath) }
        set {
            PropertyAccess.set(newValue, object[keyPath: storageKeyPath].valueBox, of: object, storageKeyPath) {
                cell(of: newValue, $0)
            }
        }
    }

    private static func cell(of value: Value, _ site: _RealmSite) -> _RealmCell {
        (value as? any _Persistable)?._rlmCell(in: site) ?? .null
    }
}

extension StoredDynamically: PropertyWrapper {
    var box: PropertyBox { valueBox }
    static var valueType: Any.Type { Value.self }
    static var isDynamic: Bool { true }
}

extension StoredDynamically: Decodable where Value: Decodable {
    public init(from decoder: any Decoder) throws { self.init(wrappedValue: try Value(from: decoder)) }
}

extension StoredDynamically: Encodable where Value: Encodable {
    public func encode(to encoder: any Encoder) throws { try valueBox.currentValue.encode(to: encoder) }
}
