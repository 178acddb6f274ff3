import Foundation

/// A key of `AttributedString` whose values are other objects in an `NSAttributedString`. Foundation on Linux has no
/// such protocol.
public protocol ObjectiveCConvertibleAttributedStringKey: AttributedStringKey {
    associatedtype ObjectiveCValue: NSObject

    /// Returns the value of an `NSAttributedString`.
    static func objectiveCValue(for value: Value) throws -> ObjectiveCValue
    /// Returns the value of an `AttributedString`.
    static func value(for object: ObjectiveCValue) throws -> Value
}

extension ObjectiveCConvertibleAttributedStringKey
where Value: RawRepresentable, Value.RawValue == Int, ObjectiveCValue == NSNumber {
    public static func objectiveCValue(for value: Value) throws -> NSNumber {
        NSNumber(value: value.rawValue)
    }

    public static func value(for object: NSNumber) throws -> Value {
        guard let value = Value(rawValue: object.intValue) else { throw CocoaError(.coderInvalidValue) }
        return value
    }
}

extension ObjectiveCConvertibleAttributedStringKey
where Value: RawRepresentable, Value.RawValue == String, ObjectiveCValue == NSString {
    public static func objectiveCValue(for value: Value) throws -> NSString {
        NSString(string: value.rawValue)
    }

    public static func value(for object: NSString) throws -> Value {
        guard let value = Value(rawValue: String(object)) else { throw CocoaError(.coderInvalidValue) }
        return value
    }
}
