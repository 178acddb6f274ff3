import Foundation

extension String {
    /// A key of localized strings with the values that were interpolated into it. In the key each value is a placeholder:
    /// `%lld` for integers, `%lf` for floating-point numbers, `%@` for other values.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        /// Collects the parts of a literal.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            fileprivate var key = ""
            fileprivate var arguments: [Argument] = []
            /// Whether the key is a format, since there are values.
            private let isFormat: Bool

            public init(literalCapacity: Int, interpolationCount: Int) {
                arguments.reserveCapacity(interpolationCount)
                isFormat = interpolationCount > 0
            }

            /// Percent signs of the text are doubled if there are values, as the key is a format then.
            public mutating func appendLiteral(_ literal: String) {
                key += isFormat ? literal.replacing("%", with: "%%") : literal
            }

            public mutating func appendInterpolation(_ value: String) { append("%@", .text(value)) }

            public mutating func appendInterpolation(_ value: Substring) { append("%@", .text(String(value))) }

            public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
                T.isSigned
                    ? append("%lld", .integer(Int64(clamping: value)))
                    : append("%llu", .unsigned(UInt64(clamping: value)))
            }

            public mutating func appendInterpolation(_ value: Double) { append("%lf", .double(value)) }

            public mutating func appendInterpolation(_ value: Float) { append("%f", .double(Double(value))) }

            public mutating func appendInterpolation(_ value: CGFloat) { append("%lf", .double(Double(value))) }

            /// The value as the placeholder `specifier` formats it, such as `%.2f`.
            public mutating func appendInterpolation(_ value: Double, specifier: String) {
                append(specifier, .double(value))
            }

            public mutating func appendInterpolation<T: BinaryInteger>(_ value: T, specifier: String) {
                append(specifier, .integer(Int64(clamping: value)))
            }

            public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
            where F.FormatOutput == String {
                append("%@", .text(format.format(value)))
            }

            public mutating func appendInterpolation<T>(_ value: T) { append("%@", .text(String(describing: value))) }

            private mutating func append(_ placeholder: String, _ argument: Argument) {
                key += placeholder
                arguments.append(argument)
            }
        }

        /// A value for a placeholder.
        fileprivate enum Argument: Equatable, Sendable {
            case text(String)
            case integer(Int64)
            case unsigned(UInt64)
            case double(Double)

            var value: any CVarArg {
                switch self {
                case .text(let text): text as NSString
                case .integer(let number): number
                case .unsigned(let number): number
                case .double(let number): number
                }
            }
        }

        let key: String
        private let arguments: [Argument]

        /// Creates a key without values.
        public init(_ value: String) {
            key = value
            arguments = []
        }

        public init(stringLiteral value: String) { self.init(value) }

        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// Returns a localized format with the values in the places of its placeholders.
        func filled(_ format: String, in locale: Locale) -> String {
            arguments.isEmpty ? format : String(format: format, locale: locale, arguments: arguments.map(\.value))
        }
    }
}
