internal import _FoundationICU
import Foundation

/// The words and sentences of a text, as ICU finds them, with dictionaries for languages without spaces. Offsets are in
/// UTF-16 units.
enum LanguageUnits {
    enum Kind {
        case words, sentences
    }

    struct Unit {
        let range: Range<Int>
        /// The unit with what separates it from the next one; of the first unit also with what precedes it.
        let enclosing: Range<Int>
    }

    static func all(_ kind: Kind, in text: String) -> [Unit] {
        let units = Array(text.utf16)
        let found = ranges(kind, in: units)
        return found.enumerated().map { index, range in
            let end = index + 1 < found.count ? found[index + 1].lowerBound : units.count
            return Unit(range: range, enclosing: (index == 0 ? 0 : range.lowerBound)..<end)
        }
    }

    private static func ranges(_ kind: Kind, in text: [UInt16]) -> [Range<Int>] {
        text.withUnsafeBufferPointer { buffer in
            let type = kind == .words ? UBRK_WORD : UBRK_SENTENCE
            let breaks = ICU.open {
                swift_ubrk_open(type, Locale.current.identifier, buffer.baseAddress, Int32(buffer.count), $0)
            }
            guard let breaks else { return [] }
            defer { swift_ubrk_close(breaks) }
            var found: [Range<Int>] = []
            var start = Int(swift_ubrk_first(breaks))
            while case let end = Int(swift_ubrk_next(breaks)), end > start {
                // Spaces and punctuation between words have the status of no word.
                if kind == .sentences || swift_ubrk_getRuleStatus(breaks) >= UBRK_WORD_NONE_LIMIT.rawValue {
                    found.append(start..<end)
                }
                start = end
            }
            return found
        }
    }
}
