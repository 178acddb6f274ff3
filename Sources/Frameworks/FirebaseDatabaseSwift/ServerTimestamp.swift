import FirebaseDatabase

/// - Linux: works
///
/// A time that the server would set, in milliseconds since 1970: nil is encoded as `ServerValue.timestamp()`.
@propertyWrapper
public struct ServerTimestamp: Codable, Equatable, Hashable, Sendable {
    public var wrappedValue: Date?

    public init(wrappedValue value: Date?) {
        wrappedValue = value
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let milliseconds = container.decodeNil() ? nil : try container.decode(Int.self)
        wrappedValue = milliseconds.map { Date(timeIntervalSince1970: TimeInterval($0) / 1000) }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let wrappedValue {
            try container.encode(Int(wrappedValue.timeIntervalSince1970 * 1000))
        } else {
            try container.encode([".sv": "timestamp"])
        }
    }
}
