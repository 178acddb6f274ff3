import Foundation

extension JSValue {
    /// The value as Swift has it; nil for the undefined value.
    public func toObject() -> Any! {
        switch content {
        case .undefined: nil
        case .null: NSNull()
        case .bool(let value): value
        case .number(let value): NSNumber(value: value)
        case .string(let value), .error(let value): value
        case .date(let value): value
        case .array(let values): values.map { $0.toObject() ?? NSNull() }
        case .dictionary(let values): values.mapValues { $0.toObject() ?? NSNull() }
        case .object(let value): value
        }
    }

    /// True but for what counts as false in JavaScript, such as an empty text.
    public func toBool() -> Bool {
        switch content {
        case .undefined, .null: false
        case .bool(let value): value
        case .number(let value): value != 0 && !value.isNaN
        case .string(let value): !value.isEmpty
        case .date, .array, .dictionary, .error, .object: true
        }
    }

    /// The number, or what a text says; not a number for other values.
    public func toDouble() -> Double {
        switch content {
        case .null: return 0
        case .bool(let value): return value ? 1 : 0
        case .number(let value): return value
        case .string(let value):
            let text = value.trimmingCharacters(in: .whitespacesAndNewlines)
            return text.isEmpty ? 0 : Double(text) ?? .nan
        case .date(let value): return value.timeIntervalSince1970 * 1000
        case .undefined, .array, .dictionary, .error, .object: return .nan
        }
    }

    public func toInt32() -> Int32 { Int32(truncatingIfNeeded: integer) }

    public func toUInt32() -> UInt32 { UInt32(truncatingIfNeeded: integer) }

    private var integer: Int {
        let value = toDouble()
        return value.isFinite ? Int(exactly: value.rounded(.towardZero)) ?? 0 : 0
    }

    public func toNumber() -> NSNumber! { NSNumber(value: toDouble()) }

    public func toString() -> String! {
        switch content {
        case .undefined: "undefined"
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let value): Int(exactly: value).map { String($0) } ?? (value.isNaN ? "NaN" : String(value))
        case .string(let value): value
        case .date(let value): String(describing: value)
        case .array(let values): values.map { $0.toString() }.joined(separator: ",")
        case .dictionary: "[object Object]"
        case .error(let message): "Error: \(message)"
        case .object(let value): String(describing: value)
        }
    }

    public func toDate() -> Date! {
        if case .date(let value) = content { return value }
        return Date(timeIntervalSince1970: toDouble() / 1000)
    }

    /// Nil for a value that is no array.
    public func toArray() -> [Any]! { toObject() as? [Any] }

    /// Nil for a value that is no dictionary.
    public func toDictionary() -> [AnyHashable: Any]! {
        guard case .dictionary(let values) = content else { return nil }
        return Dictionary(
            uniqueKeysWithValues: values.map { (AnyHashable($0.key), $0.value.toObject() ?? NSNull()) })
    }
}
