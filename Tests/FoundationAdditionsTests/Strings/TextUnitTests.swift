import Foundation
import FoundationAdditions
import Testing

@Suite struct TextUnitTests {
    private let text = "Hello, it's 3.5 km. 日本語を話す?"

    private func units(_ options: Trestle.TextUnits) -> [String] {
        var found: [String] = []
        text.enumerateTextUnits(in: text.startIndex..., options: options) { unit, _, _, _ in found.append(unit ?? "-") }
        return found
    }

    @Test func wordsAreFoundInAllLanguages() {
        #expect(units(.byWords) == ["Hello", "it's", "3.5", "km", "日本語", "を", "話す"])
        #expect(units([.byWords, .reverse]).first == "話す")
        #expect(units([.byWords, .substringNotRequired]) == Array(repeating: "-", count: 7))
    }

    @Test func sentencesHaveTheSpacesBehindThem() {
        #expect(units(.bySentences) == ["Hello, it's 3.5 km. ", "日本語を話す?"])
    }

    @Test func anEnclosingRangeReachesToTheNextWord() {
        var ranges: [NSRange] = []
        ("  a, b. " as NSString).enumerateTextUnits(in: NSRange(location: 1, length: 7), options: .byWords) {
            _, range, enclosing, _ in
            ranges += [range, enclosing]
        }
        #expect(ranges == [(2, 1), (1, 4), (5, 1), (5, 3)].map { NSRange(location: $0.0, length: $0.1) })
    }

    @Test func theClosureMayStop() {
        var words: [String] = []
        text.enumerateTextUnits(in: text.startIndex..<text.endIndex, options: .byWords) { word, range, _, stop in
            words.append(word ?? "")
            stop = text[range] == "it's"
        }
        #expect(words == ["Hello", "it's"])
    }

    @Test func otherUnitsAreThoseOfFoundation() {
        #expect(units(.byComposedCharacterSequences).count == text.count)
    }
}
