import Foundation

/// - Linux: works
///
/// Something with fields.
public protocol CKRecordKeyValueSetting: NSObjectProtocol {
    func object(forKey key: String) -> (any CKRecordValueProtocol)?

    func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: String)

    func allKeys() -> [String]

    /// The keys of the fields that were set since the record was saved.
    func changedKeys() -> [String]
}

extension CKRecordKeyValueSetting {
    public subscript<T: CKRecordValueProtocol>(key: CKRecord.FieldKey) -> T? {
        get { converted(object(forKey: key)) }
        set { setObject(newValue, forKey: key) }
    }

    public subscript(key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? {
        get { object(forKey: key) }
        set { setObject(newValue, forKey: key) }
    }
}

/// A number is read as any type of numbers.
private func converted<T: CKRecordValueProtocol>(_ value: (any CKRecordValueProtocol)?) -> T? {
    if let value = value as? T { return value }
    guard let value, let number = value as? NSNumber ?? number(value) else { return nil }
    let conversions: [Any] = [
        number.intValue, number.doubleValue, number.boolValue, number.floatValue, number.int64Value,
        number.int32Value, number.int16Value, number.int8Value, number.uintValue, number.uint64Value,
        number.uint32Value, number.uint16Value, number.uint8Value, number,
    ]
    return conversions.lazy.compactMap { $0 as? T }.first
}

private func number(_ value: Any) -> NSNumber? {
    switch value {
    case let value as Bool: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
    default: nil
    }
}
