/// - Linux: works
///
/// An optional number, truth value or enumeration of a class whose properties are declared `@objc dynamic`:
/// `let age = RealmOptional<Int>()`.
public final class RealmOptional<Value: RealmOptionalType> {
    let part = PropertyPart<Value?>()

    public init(_ value: Value? = nil) { part.value = value }

    /// Of an object in a database it is set within a transaction.
    public var value: Value? {
        get { part.value }
        set { part.value = newValue }
    }
}

extension RealmOptional: PlainField {
    var field: any PlainPropertyField { part }
}

extension RealmOptional: Equatable {
    public static func == (lhs: RealmOptional, rhs: RealmOptional) -> Bool { lhs.value == rhs.value }
}

extension RealmOptional: CustomStringConvertible {
    public var description: String { "\(String(describing: value))" }
}

extension RealmOptional: Decodable where Value: Decodable {
    public convenience init(from decoder: any Decoder) throws {
        self.init()
        value = try Value?(from: decoder)
    }
}

extension RealmOptional: Encodable where Value: Encodable {
    public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
