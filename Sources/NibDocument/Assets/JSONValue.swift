/// A value of a JSON file that knows its line.
struct JSONValue: Sendable {
    enum Content: Sendable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([JSONValue])
        case object([String: JSONValue])
    }

    let content: Content
    let location: NibLocation

    subscript(key: String) -> JSONValue? {
        if case .object(let members) = content { members[key] } else { nil }
    }

    var string: String? {
        if case .string(let string) = content { string } else { nil }
    }

    var number: Double? {
        if case .number(let number) = content { number } else { nil }
    }

    var bool: Bool? {
        if case .bool(let bool) = content { bool } else { nil }
    }

    var array: [JSONValue]? {
        if case .array(let array) = content { array } else { nil }
    }
}
