import Foundation

/// The width of a value in a message, and its side.
public struct OSLogStringAlignment: Sendable {
    private let columns: Int
    private let isLeft: Bool

    public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeft: true) }

    public static func right(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isLeft: false)
    }

    public static func left(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isLeft: true)
    }

    func text(_ value: String) -> String {
        let padding = String(repeating: " ", count: max(0, columns - value.count))
        return isLeft ? value + padding : padding + value
    }
}

/// How an integer is written in a message.
public struct OSLogIntegerFormatting: Sendable {
    private let radix: Int
    private let hasSign: Bool
    private let hasPrefix: Bool
    private let isUppercase: Bool
    private let minimumDigits: Int

    public static var decimal: OSLogIntegerFormatting { decimal() }

    public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 10, hasSign: explicitPositiveSign, hasPrefix: false, isUppercase: false, minimumDigits: minDigits)
    }

    public static var hex: OSLogIntegerFormatting { hex() }

    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, hasSign: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase,
            minimumDigits: minDigits)
    }

    public static var octal: OSLogIntegerFormatting { octal() }

    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 8, hasSign: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase,
            minimumDigits: minDigits)
    }

    func text(_ value: some FixedWidthInteger) -> String {
        let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(0, minimumDigits - digits.count))
        let prefix = hasPrefix ? (radix == 16 ? "0x" : "0") : ""
        return (value < 0 ? "-" : hasSign ? "+" : "") + prefix + zeros + digits
    }
}

/// How a number with a fraction is written in a message.
public struct OSLogFloatFormatting: Sendable {
    private let conversion: String
    private let precision: Int?
    private let hasSign: Bool

    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting("f") }
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting("a") }
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting("e") }
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting("g") }

    public static func fixed(
        precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(uppercase ? "F" : "f", precision, explicitPositiveSign)
    }

    public static func exponential(
        precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(uppercase ? "E" : "e", precision, explicitPositiveSign)
    }

    public static func hybrid(
        precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(uppercase ? "G" : "g", precision, explicitPositiveSign)
    }

    private init(_ conversion: String, _ precision: Int? = nil, _ hasSign: Bool = false) {
        self.conversion = conversion
        self.precision = precision
        self.hasSign = hasSign
    }

    func text(_ value: Double) -> String {
        String(format: "%" + (hasSign ? "+" : "") + (precision.map { ".\($0)" } ?? "") + conversion, value)
    }
}

public enum OSLogBoolFormat: Sendable {
    case truth
    case answer

    func text(_ value: Bool) -> String {
        switch self {
        case .truth: value ? "true" : "false"
        case .answer: value ? "YES" : "NO"
        }
    }
}
