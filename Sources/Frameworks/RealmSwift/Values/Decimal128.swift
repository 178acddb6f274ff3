import Foundation

/// - Linux: works
///
/// A decimal number. It has the precision of Foundation's `Decimal`, 38 digits, and neither infinities nor NaN.
public struct Decimal128: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    public let decimalValue: Decimal

    public init() { decimalValue = 0 }

    public init(_ value: Decimal) { decimalValue = value }

    public init(number: NSNumber) { decimalValue = number.decimalValue }

    public init<Number: BinaryInteger>(_ value: Number) { decimalValue = Decimal(string: "\(value)") ?? 0 }

    /// Creates a number from its text. Throws for a text that is none.
    public init(string: String) throws {
        guard let value = Decimal(string: string) else {
            throw Realm.Error(.fail, userInfo: [NSLocalizedDescriptionKey: "'\(string)' is not a decimal number"])
        }
        decimalValue = value
    }

    /// Creates a number from a number or a text; 0 for anything else.
    public init(value: Any) { self = Decimal128._rlmCoerce(value) ?? Decimal128() }

    public var description: String { decimalValue.description }

    public var stringValue: String { description }

    public var doubleValue: Double { NSDecimalNumber(decimal: decimalValue).doubleValue }

    public static func < (lhs: Decimal128, rhs: Decimal128) -> Bool { lhs.decimalValue < rhs.decimalValue }

    public static func + (lhs: Decimal128, rhs: Decimal128) -> Decimal128 {
        Decimal128(lhs.decimalValue + rhs.decimalValue)
    }

    public static func - (lhs: Decimal128, rhs: Decimal128) -> Decimal128 {
        Decimal128(lhs.decimalValue - rhs.decimalValue)
    }

    public static func * (lhs: Decimal128, rhs: Decimal128) -> Decimal128 {
        Decimal128(lhs.decimalValue * rhs.decimalValue)
    }

    public static func / (lhs: Decimal128, rhs: Decimal128) -> Decimal128 {
        Decimal128(lhs.decimalValue / rhs.decimalValue)
    }

    /// Decodes a text or a number.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            try self.init(string: text)
        } else {
            self.init(try container.decode(Decimal.self))
        }
    }

    /// Encodes the text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension Decimal128: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral {
    public init(integerLiteral value: Int64) { decimalValue = Decimal(value) }

    public init(floatLiteral value: Double) { decimalValue = Decimal(string: "\(value)") ?? Decimal(value) }

    /// A text that is no number makes 0.
    public init(stringLiteral value: String) { decimalValue = Decimal(string: value) ?? 0 }
}
