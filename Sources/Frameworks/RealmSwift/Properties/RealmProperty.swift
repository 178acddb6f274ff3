/// - Linux: works
///
/// An optional value of a class whose properties are declared `@objc dynamic`: `let age = RealmProperty<Int?>()`.
public final class RealmProperty<Value: RealmCollectionValue> {
    let part = PropertyPart<Value>()

    /// Creates a property with the default of its type: nil for an optional.
    public init() {}

    /// Of an object in a database it is set within a transaction.
    public var value: Value {
        get { part.value }
        set { part.value = newValue }
    }
}

extension RealmProperty: PlainField {
    var field: any PlainPropertyField { part }
}

extension RealmProperty: Equatable {
    public static func == (lhs: RealmProperty, rhs: RealmProperty) -> Bool { lhs.value == rhs.value }
}

extension RealmProperty: CustomStringConvertible {
    public var description: String { "\(value)" }
}

extension RealmProperty: Decodable where Value: Decodable {
    public convenience init(from decoder: any Decoder) throws {
        self.init()
        value = try Value(from: decoder)
    }
}

extension RealmProperty: Encodable where Value: Encodable {
    public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
