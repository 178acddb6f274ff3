/// The text of a message. Values in it may have a format, a width and a privacy.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    let text: String

    public init(stringLiteral value: String) { text = value }

    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation(
        _ argumentString: String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { text += align.text(privacy.text(argumentString)) }

    public mutating func appendInterpolation<Value: FixedWidthInteger>(
        _ number: Value, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { text += align.text(privacy.text(format.text(number))) }

    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
        _ number: Value, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { text += align.text(privacy.text(format.text(Double(number)))) }

    public mutating func appendInterpolation(
        _ boolean: Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) { text += privacy.text(format.text(boolean)) }

    @_disfavoredOverload
    public mutating func appendInterpolation<Value: CustomStringConvertible>(
        _ value: Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { text += align.text(privacy.text(value.description)) }

    /// Apple's takes an `NSObject?`, and types by way of `String(describing:)`.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ argumentObject: Any?, privacy: OSLogPrivacy = .auto) {
        text += privacy.text(argumentObject.map { "\($0)" } ?? "nil")
    }
}
