import Foundation

/// Converts between the types of properties and the types that key-value coding passes in Objective-C.
enum KeyValueConversion {
    /// Returns the raw value of an enumeration or option set, and any other value unchanged.
    static func unboxed(_ value: Any) -> Any {
        guard let raw = value as? any RawRepresentable else { return value }
        return raw.rawValue
    }

    /// Returns the value converted to `type`, or nil when a property of that type cannot hold it.
    static func convert(_ value: Any, to type: Any.Type) -> Any? {
        if let optional = type as? any OptionalType.Type { return convert(value, to: optional.wrapped) }
        if let number = number(value) {
            if let type = type as? any NumberType.Type { return type.init(truncating: number) }
        }
        if let type = type as? any RawRepresentable.Type { return rawRepresentable(type, value) }
        return cast(value, type)
    }

    private static func cast(_ value: Any, _ type: Any.Type) -> Any? {
        func open<T>(_: T.Type) -> Any? { value as? T }
        return _openExistential(type, do: open)
    }

    private static func rawRepresentable<R: RawRepresentable>(_ type: R.Type, _ value: Any) -> Any? {
        if let value = value as? R { return value }
        guard let raw = convert(value, to: R.RawValue.self) as? R.RawValue else { return nil }
        return R(rawValue: raw)
    }

    static func number(_ value: Any) -> NSNumber? {
        if let value = value as? CGFloat { return NSNumber(value: Double(value)) }
        return value as? NSNumber
    }
}

/// Numeric types that can be created from any NSNumber, as a numeric property of Objective-C accepts any number.
private protocol NumberType {
    init(truncating number: NSNumber)
}

extension Int: NumberType {}
extension Int8: NumberType {}
extension Int16: NumberType {}
extension Int32: NumberType {}
extension Int64: NumberType {}
extension UInt: NumberType {}
extension UInt8: NumberType {}
extension UInt16: NumberType {}
extension UInt32: NumberType {}
extension UInt64: NumberType {}
extension Float: NumberType {}
extension Double: NumberType {}
extension Bool: NumberType {}
extension CGFloat: NumberType {
    fileprivate init(truncating number: NSNumber) { self.init(number.doubleValue) }
}

protocol OptionalType {
    static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
    static var wrapped: Any.Type { Wrapped.self }
}
