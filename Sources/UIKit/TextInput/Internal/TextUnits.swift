import Foundation

/// The units of one granularity in a text, in order. Offsets are in UTF-16 units.
@MainActor
struct TextUnits {
    let ranges: [Range<Int>]

    /// Nil if the input does not return its text.
    init?(of input: any UITextInput, _ granularity: UITextGranularity) {
        guard let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
            let text = input.text(in: whole)
        else { return nil }
        self.init(text, granularity)
    }

    init(_ text: String, _ granularity: UITextGranularity) {
        let options: String.EnumerationOptions
        switch granularity {
        case .document:
            ranges = text.isEmpty ? [] : [0..<text.utf16.count]
            return
        case .character: options = .byComposedCharacterSequences
        case .word:
            ranges = WrittenUnits.words(of: text)
            return
        case .sentence:
            ranges = WrittenUnits.sentences(of: text)
            return
        case .paragraph, .line: options = .byParagraphs
        }
        var found: [Range<Int>] = []
        text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: [options, .substringNotRequired]) {
            _, range, _, _ in
            found.append(
                range.lowerBound.utf16Offset(in: text)..<range.upperBound.utf16Offset(in: text))
        }
        ranges = found
    }

    /// Returns the unit around an offset. At a boundary it is the unit that follows in the direction.
    func containing(_ offset: Int, isForward: Bool) -> Range<Int>? {
        ranges.first { unit in
            isForward
                ? unit.lowerBound <= offset && offset < unit.upperBound
                : unit.lowerBound < offset && offset <= unit.upperBound
        }
    }

    /// Returns the next start or end of a unit.
    func boundary(from offset: Int, isForward: Bool) -> Int? {
        let all = ranges.flatMap { [$0.lowerBound, $0.upperBound] }
        return isForward ? all.first { $0 > offset } : all.last { $0 < offset }
    }
}
