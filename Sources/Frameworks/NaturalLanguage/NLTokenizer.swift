@_exported import Foundation

/// What a text is divided into.
/// - Linux: works
public enum NLTokenUnit: Int, Sendable {
    case word = 0
    case sentence = 1
    case paragraph = 2
    case document = 3
}

/// Divides a text by the rules of Unicode. Words without spaces between them, as in Chinese, are not found.
/// - Linux: works
open class NLTokenizer: NSObject {
    /// What a token consists of.
    /// - Linux: works
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let numeric = Attributes(rawValue: 1 << 0)
        public static let symbolic = Attributes(rawValue: 1 << 1)
        public static let emoji = Attributes(rawValue: 1 << 2)
    }

    public let unit: NLTokenUnit
    private var units: TextUnits?

    open var string: String? {
        didSet { units = nil }
    }

    public init(unit: NLTokenUnit) { self.unit = unit }

    /// Has no effect: the rules are those of all languages.
    /// - Linux: no effect
    open func setLanguage(_ language: NLLanguage) {}

    private var ranges: [Range<String.Index>] {
        guard let string else { return [] }
        let known = units ?? TextUnits(string, unit)
        units = known
        return known.ranges
    }

    /// Returns the token at a place; an empty range if there is none.
    open func tokenRange(at index: String.Index) -> Range<String.Index> {
        ranges.first { $0.contains(index) } ?? index..<index
    }

    /// Returns the tokens that a range touches as one range.
    open func tokenRange(for range: Range<String.Index>) -> Range<String.Index> {
        let found = tokens(for: range)
        guard let first = found.first, let last = found.last else { return range }
        return first.lowerBound..<last.upperBound
    }

    /// Returns the tokens that a range touches.
    open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        ranges.filter { $0.overlaps(range) }
    }

    /// Calls the block with each token that a range touches, until it returns false.
    open func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool) {
        for token in tokens(for: range) {
            guard block(token, Self.attributes(of: string?[token] ?? "")) else { return }
        }
    }

    private static func attributes(of token: Substring) -> Attributes {
        var attributes: Attributes = []
        if token.allSatisfy(\.isNumber) { attributes.insert(.numeric) }
        if token.contains(where: { $0.unicodeScalars.contains { $0.properties.isEmojiPresentation } }) {
            attributes.insert(.emoji)
        }
        return attributes
    }
}
