import Foundation

/// Converts values to the types of Swift properties.
enum ManagedConversion {
    static func value<Value>(_ raw: Any?, _ key: String) -> Value {
        if let optional = Value.self as? any OptionalManagedValue.Type {
            guard let raw else { return optional.wrapping(nil) as! Value }
            return optional.wrapping(converted(raw, to: optional.wrappedType)) as! Value
        }
        if let raw, let value = converted(raw, to: Value.self) as? Value { return value }
        if let type = Value.self as? any DefaultManagedValue.Type { return type.managedDefault as! Value }
        if let type = Value.self as? any RawRepresentable.Type, let value = zero(type) as? Value { return value }
        fatalError("The value of \(key) is \(raw.map { "\($0)" } ?? "nil"), which is no \(Value.self).")
    }

    /// The type, or that in an optional, if it is a Swift set of objects.
    static func collectionType(_ type: Any.Type) -> (any ManagedCollection.Type)? {
        ((type as? any OptionalManagedValue.Type)?.wrappedType ?? type) as? any ManagedCollection.Type
    }

    static func converted(_ raw: Any, to type: Any.Type) -> Any? {
        if let type = type as? any ManagedNumber.Type {
            let number = (raw as? Date).map { NSNumber(value: $0.timeIntervalSinceReferenceDate) }
            return (number ?? ManagedValues.number(raw)).map { type.managed($0) }
        }
        if let type = type as? any ManagedCollection.Type {
            return Swift.type(of: raw) == type ? raw : type.collection(of: ManagedValues.objects(raw))
        }
        if type != String.self, let type = type as? any RawRepresentable.Type { return enumeration(type, raw) ?? raw }
        return raw
    }

    private static func enumeration<Raw: RawRepresentable>(_ type: Raw.Type, _ raw: Any) -> Any? {
        guard let value = converted(raw, to: Raw.RawValue.self) as? Raw.RawValue else { return nil }
        return Raw(rawValue: value)
    }

    private static func zero<Raw: RawRepresentable>(_ type: Raw.Type) -> Any? {
        ((Raw.RawValue.self as? any DefaultManagedValue.Type)?.managedDefault as? Raw.RawValue).flatMap(Raw.init)
    }
}

/// A number type that properties may have.
protocol ManagedNumber: DefaultManagedValue {
    static func managed(_ number: NSNumber) -> Self
}

/// A type that properties which are not optional may have.
protocol DefaultManagedValue {
    static var managedDefault: Self { get }
}

extension Int: ManagedNumber {
    static func managed(_ number: NSNumber) -> Int { number.intValue }
    static var managedDefault: Int { 0 }
}

extension Int16: ManagedNumber {
    static func managed(_ number: NSNumber) -> Int16 { Int16(truncatingIfNeeded: number.int64Value) }
    static var managedDefault: Int16 { 0 }
}

extension Int32: ManagedNumber {
    static func managed(_ number: NSNumber) -> Int32 { Int32(truncatingIfNeeded: number.int64Value) }
    static var managedDefault: Int32 { 0 }
}

extension Int64: ManagedNumber {
    static func managed(_ number: NSNumber) -> Int64 { number.int64Value }
    static var managedDefault: Int64 { 0 }
}

extension Int8: ManagedNumber {
    static func managed(_ number: NSNumber) -> Int8 { Int8(truncatingIfNeeded: number.int64Value) }
    static var managedDefault: Int8 { 0 }
}

extension UInt8: ManagedNumber {
    static func managed(_ number: NSNumber) -> UInt8 { UInt8(truncatingIfNeeded: number.int64Value) }
    static var managedDefault: UInt8 { 0 }
}

extension UInt16: ManagedNumber {
    static func managed(_ number: NSNumber) -> UInt16 { UInt16(truncatingIfNeeded: number.int64Value) }
    static var managedDefault: UInt16 { 0 }
}

extension UInt32: ManagedNumber {
    static func managed(_ number: NSNumber) -> UInt32 { UInt32(truncatingIfNeeded: number.int64Value) }
    static var managedDefault: UInt32 { 0 }
}

extension Double: ManagedNumber {
    static func managed(_ number: NSNumber) -> Double { number.doubleValue }
    static var managedDefault: Double { 0 }
}

extension Float: ManagedNumber {
    static func managed(_ number: NSNumber) -> Float { number.floatValue }
    static var managedDefault: Float { 0 }
}

extension Bool: ManagedNumber {
    static func managed(_ number: NSNumber) -> Bool { number.boolValue }
    static var managedDefault: Bool { false }
}

extension Decimal: ManagedNumber {
    static func managed(_ number: NSNumber) -> Decimal { number.decimalValue }
    static var managedDefault: Decimal { 0 }
}

extension String: DefaultManagedValue { static var managedDefault: String { "" } }
extension Data: DefaultManagedValue { static var managedDefault: Data { Data() } }
extension Date: DefaultManagedValue { static var managedDefault: Date { Date(timeIntervalSinceReferenceDate: 0) } }
extension UUID: DefaultManagedValue {
    static var managedDefault: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}
extension Array: DefaultManagedValue { static var managedDefault: [Element] { [] } }
extension Dictionary: DefaultManagedValue { static var managedDefault: [Key: Value] { [:] } }

/// A collection type that to-many relationships may have.
protocol ManagedCollection: DefaultManagedValue {
    static func collection(of objects: [NSManagedObject]) -> Any
}

extension Set: DefaultManagedValue { static var managedDefault: Set { [] } }

extension Set: ManagedCollection where Element: NSManagedObject {
    static func collection(of objects: [NSManagedObject]) -> Any {
        Set(objects.compactMap { $0 as? Element })
    }
}
