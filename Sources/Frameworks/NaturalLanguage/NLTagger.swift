import Foundation

/// Tags the tokens of a text: finds the tokens, and tells words from what is between them by `.tokenType`. All other
/// tags are nil.
/// - Linux: refuses
open class NLTagger: NSObject {
    /// Which tokens are left out.
    /// - Linux: works
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let omitWords = Options(rawValue: 1 << 0)
        public static let omitPunctuation = Options(rawValue: 1 << 1)
        public static let omitWhitespace = Options(rawValue: 1 << 2)
        public static let omitOther = Options(rawValue: 1 << 3)
        public static let joinNames = Options(rawValue: 1 << 4)
        public static let joinContractions = Options(rawValue: 1 << 5)
    }

    /// Whether what a scheme needs is there.
    /// - Linux: refuses
    public enum AssetsResult: Int, Sendable {
        case available = 0
        case notAvailable = 1
        case error = 2
    }

    public let tagSchemes: [NLTagScheme]
    open var string: String?

    /// Always nil.
    open var dominantLanguage: NLLanguage? { nil }

    public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }

    /// Returns `.tokenType` only.
    open class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] { [.tokenType] }

    /// Calls back with `.notAvailable` on a background queue.
    open class func requestAssets(
        for language: NLLanguage, tagScheme: NLTagScheme,
        completionHandler: @escaping @Sendable (AssetsResult, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(.notAvailable, nil) }
    }

    /// Returns `.notAvailable`.
    open class func requestAssets(for language: NLLanguage, tagScheme: NLTagScheme) async throws -> AssetsResult {
        .notAvailable
    }

    /// - Linux: no effect
    open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}

    open func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
        let tokenizer = NLTokenizer(unit: unit)
        tokenizer.string = string
        return tokenizer.tokenRange(at: index)
    }

    open func tag(
        at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
    ) -> (NLTag?, Range<String.Index>) {
        let range = tokenRange(at: index, unit: unit)
        return (unit == .word && scheme == .tokenType && !range.isEmpty ? .word : nil, range)
    }

    open func enumerateTags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
        using block: (NLTag?, Range<String.Index>) -> Bool
    ) {
        for (tag, range) in tags(in: range, unit: unit, scheme: scheme, options: options) {
            guard block(tag, range) else { return }
        }
    }

    /// Returns words, and characters between them, with their tags.
    open func tags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
    ) -> [(NLTag?, Range<String.Index>)] {
        guard let string else { return [] }
        let units = TextUnits(string, unit).ranges.filter { $0.overlaps(range) }
        guard unit == .word else { return units.map { (nil, $0) } }
        func tag(_ tag: NLTag) -> NLTag? { scheme == .tokenType ? tag : nil }
        var result: [(NLTag?, Range<String.Index>)] = []
        func addBetween(_ gap: Range<String.Index>) {
            var place = gap.lowerBound
            while place < gap.upperBound {
                let next = string.index(after: place)
                let isSpace = string[place].isWhitespace
                if !options.contains(isSpace ? .omitWhitespace : .omitPunctuation) {
                    result.append((tag(isSpace ? .whitespace : .punctuation), place..<next))
                }
                place = next
            }
        }
        var last = range.lowerBound
        for word in units {
            if last < word.lowerBound { addBetween(last..<word.lowerBound) }
            if !options.contains(.omitWords) { result.append((tag(.word), word)) }
            last = word.upperBound
        }
        if last < range.upperBound { addBetween(last..<range.upperBound) }
        return result
    }
}
