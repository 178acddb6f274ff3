/// - Linux: works
///
/// A value as what it is asked for.
// Sound: nothing changes after the initializer.
public final class RemoteConfigValue: NSObject, NSCopying, @unchecked Sendable {
    public let dataValue: Data
    public let source: RemoteConfigSource

    init(_ data: Data, _ source: RemoteConfigSource) {
        dataValue = data
        self.source = source
    }

    public var stringValue: String { String(data: dataValue, encoding: .utf8) ?? "" }

    public var numberValue: NSNumber { NSNumber(value: NSString(string: stringValue).doubleValue) }

    public var boolValue: Bool { NSString(string: stringValue).boolValue }

    /// Nil if the value is no JSON.
    public var jsonValue: Any? { try? JSONSerialization.jsonObject(with: dataValue) }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    static func data(of value: Any) -> Data? {
        switch value {
        case let value as Data: value
        case let value as String: Data(value.utf8)
        case let value as Bool where type(of: value) == Bool.self: Data((value ? "1" : "0").utf8)
        case is [Any], is [String: Any]: try? JSONSerialization.data(withJSONObject: value)
        case let value as NSNumber: Data(value.stringValue.utf8)
        default: Data("\(value)".utf8)
        }
    }
}

/// - Linux: works
///
/// The text was optional before version 11: source of that time uses this property.
public protocol RemoteConfigOptionalText {
    var dataValue: Data { get }
}

extension RemoteConfigOptionalText {
    public var stringValue: String? { String(data: dataValue, encoding: .utf8) }
}

extension RemoteConfigValue: RemoteConfigOptionalText {}
