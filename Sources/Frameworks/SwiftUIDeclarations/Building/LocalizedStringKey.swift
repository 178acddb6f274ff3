import Foundation

/// - Linux: works
///
/// A text by its key. Nothing looks it up, because no text is shown.
nonisolated public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    let key: String

    public init(_ value: String) { key = value }

    public init(stringLiteral value: String) { key = value }

    public init(stringInterpolation: StringInterpolation) { key = stringInterpolation.text }

    /// - Linux: works
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { text += literal }

        public mutating func appendInterpolation(_ string: String) { text += string }

        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
        where Subject: ReferenceConvertible {
            text += formatter?.string(for: subject) ?? "\(subject)"
        }

        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
        where Subject: NSObject {
            text += formatter?.string(for: subject) ?? "\(subject)"
        }

        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
            text += format.format(input)
        }

        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable { text += "\(value)" }

        public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
            text += "\(value)"
        }

        public mutating func appendInterpolation(_ text: Text) {}

        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            text += String(attributedString.characters)
        }

        public mutating func appendInterpolation(_ image: Image) {}

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {}

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {}

        public mutating func appendInterpolation(_ interval: DateInterval) {}

        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {}
    }
}
