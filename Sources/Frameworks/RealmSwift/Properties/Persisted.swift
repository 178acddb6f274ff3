/// - Linux: works
///
/// Marks the properties of an `Object` or `EmbeddedObject` that are stored.
@propertyWrapper
public struct Persisted<Value: _Persistable> {
    let valueBox = ValueBox<Value>()

    /// A property without initial value has 0, an empty text, nil, a new identifier, or an empty collection.
    public init() {}

    public init(wrappedValue value: Value) { valueBox.value = value }

    /// - Parameter indexed: whether the property has an index. It has no effect on what is found.
    public init(indexed: Bool) where Value: _Indexable { valueBox.isIndexed = indexed }

    public init(wrappedValue value: Value, indexed: Bool) where Value: _Indexable {
        valueBox.value = value
        valueBox.isIndexed = indexed
    }

    /// - Parameter primaryKey: whether no two objects of the class have the same value.
    public init(primaryKey: Bool) where Value: _PrimaryKey { valueBox.isPrimary = primaryKey }

    public init(wrappedValue value: Value, primaryKey: Bool) where Value: _PrimaryKey {
        valueBox.value = value
        valueBox.isPrimary = primaryKey
    }

    /// - Parameter originProperty: the property of the other class that refers to this object.
    public init<Element: ObjectBase>(originProperty: String) where Value == LinkingObjects<Element> {
        valueBox.originProperty = originProperty
        valueBox.value = LinkingObjects(fromType: Element.self, property: originProperty)
    }

    /// Properties are read and set through their object alone.
    @available(*, unavailable, message: "@Persisted can only be used as a property on a Realm object")
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
                newValue._rlmCell(in: $0)
            }
        }
    }
}

extension Persisted: PropertyWrapper {
    var box: PropertyBox { valueBox }
    static var valueType: Any.Type { Value.self }
    static var isDynamic: Bool { false }
}

extension Persisted: Decodable where Value: Decodable {
    public init(from decoder: any Decoder) throws { self.init(wrappedValue: try Value(from: decoder)) }
}

extension Persisted: Encodable where Value: Encodable {
    public func encode(to encoder: any Encoder) throws { try valueBox.currentValue.encode(to: encoder) }
}
