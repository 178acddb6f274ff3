import Foundation
import ObjectiveCRuntime

extension Trestle {
    /// The options with which texts are enumerated, with those that Foundation on Linux marks unavailable. Specific to
    /// Trestle.
    public struct TextUnits: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let byLines = TextUnits([])
        public static let byParagraphs = TextUnits(rawValue: 1)
        public static let byComposedCharacterSequences = TextUnits(rawValue: 2)
        public static let byWords = TextUnits(rawValue: 3)
        public static let bySentences = TextUnits(rawValue: 4)
        public static let reverse = TextUnits(rawValue: 1 << 8)
        public static let substringNotRequired = TextUnits(rawValue: 1 << 9)
        public static let localized = TextUnits(rawValue: 1 << 10)

        /// The words or sentences that the options ask for; nil if they ask for anything else.
        var languageUnit: LanguageUnits.Kind? {
            switch rawValue & 0xff {
            case Self.byWords.rawValue: .words
            case Self.bySentences.rawValue: .sentences
            default: nil
            }
        }

        var ofFoundation: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: rawValue) }
    }
}

extension StringProtocol {
    /// Calls a closure with the parts of a range of the text, as `enumerateSubstrings(in:options:_:)` does, which
    /// cannot do it by words and sentences on Linux. Specific to Trestle.
    public func enumerateTextUnits<Place: RangeExpression>(
        in range: Place, options: Trestle.TextUnits = [],
        _ body:
            @escaping (
                _ substring: String?, _ substringRange: Range<String.Index>, _ enclosingRange: Range<String.Index>,
                inout Bool
            ) -> Void
    ) where Place.Bound == String.Index {
        guard let kind = options.languageUnit else {
            return enumerateSubstrings(
                in: range, options: options.ofFoundation, body)
        }
        let range = range.relative(to: self)
        let part = self[range]
        let indices = Array(part.utf16.indices) + [range.upperBound]
        let place = { (offsets: Range<Int>) in indices[offsets.lowerBound]..<indices[offsets.upperBound] }
        var units = LanguageUnits.all(kind, in: String(part))
        if options.contains(.reverse) { units.reverse() }
        var stop = false
        for unit in units where !stop {
            let text = options.contains(.substringNotRequired) ? nil : String(self[place(unit.range)])
            body(text, place(unit.range), place(unit.enclosing), &stop)
        }
    }
}

extension NSString {
    /// Calls a closure with the parts of a range of the text, as `enumerateSubstrings(in:options:using:)` does, which
    /// cannot do it by words and sentences on Linux. Specific to Trestle.
    public func enumerateTextUnits(
        in range: NSRange, options: Trestle.TextUnits = [],
        using block:
            @escaping (
                _ substring: String?, _ substringRange: NSRange, _ enclosingRange: NSRange,
                _ stop: UnsafeMutablePointer<ObjCBool>
            ) -> Void
    ) {
        guard let kind = options.languageUnit else {
            return enumerateSubstrings(in: range, options: options.ofFoundation, using: block)
        }
        let place = { (offsets: Range<Int>) in
            NSRange(location: range.location + offsets.lowerBound, length: offsets.count)
        }
        var units = LanguageUnits.all(kind, in: substring(with: range))
        if options.contains(.reverse) { units.reverse() }
        var stop = ObjCBool(false)
        for unit in units where !stop.boolValue {
            let text = options.contains(.substringNotRequired) ? nil : substring(with: place(unit.range))
            block(text, place(unit.range), place(unit.enclosing), &stop)
        }
    }
}
