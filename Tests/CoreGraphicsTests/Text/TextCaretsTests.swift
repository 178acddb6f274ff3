import Testing

@testable import CoreGraphics

struct TextCaretsTests {
    private func carets(_ text: String) -> TextCarets {
        TextCarets(text, spans: [span])
    }

    private var span: TextSpan {
        TextSpan(utf16Range: 0..<Int.max, font: FontDescription(size: 17), color: .black)
    }

    private func width(_ text: String) -> CGFloat {
        TextLayout(text, spans: [span]).size.width
    }

    @Test func theCaretStandsWhereTheTextBeforeItEnds() {
        let carets = carets("Lisbon")
        #expect(carets.x(at: 0) == 0)
        #expect(abs(carets.x(at: 3) - width("Lis")) < 0.2)
        #expect(abs(carets.x(at: 6) - width("Lisbon")) < 0.01)
    }

    @Test func aPlaceIsFoundByTheNearerSideOfACharacter() {
        let carets = carets("mmm")
        let m = width("m")
        #expect(carets.offset(at: -5) == 0)
        #expect(carets.offset(at: m * 0.4) == 0)
        #expect(carets.offset(at: m * 0.6) == 1)
        #expect(carets.offset(at: 1000) == 3)
    }

    @Test func stepsNeverSplitAnEmojiOrAnAccent() {
        let carets = carets("a👩‍👩‍👧e\u{301}b")
        let emoji = "👩‍👩‍👧".utf16.count
        #expect(carets.next(1) == 1 + emoji)
        #expect(carets.next(1 + emoji) == 3 + emoji)
        #expect(carets.previous(1 + emoji) == 1)
    }

    @Test func anArrowLeavesTheInsideOfACharacterOnItsSide() {
        let latin = carets("a𝒳🇩🇪")
        #expect(latin.offset(leftOf: 2) == 1)
        #expect(latin.offset(rightOf: 2) == 3)
        #expect(latin.offset(rightOf: 5) == 7)
        let hebrew = carets("ש\u{5B0}ל")
        #expect(hebrew.offset(leftOf: 1) == 2)
        #expect(hebrew.offset(rightOf: 1) == 0)
    }

    @Test func wordsEndBetweenCharacters() {
        let carets = carets("words\u{1F3FD} x")
        #expect(carets.wordEnd(after: 0) == 7)
        #expect(carets.word(at: 1) == 0..<7)
        #expect(carets.wordStart(before: 9) == 8)
    }

    @Test func arrowsFollowTheEyeInTextFromRightToLeft() {
        let carets = carets("שלום")
        #expect(carets.x(at: 0) > carets.x(at: 4))
        #expect(carets.offset(leftOf: 0) == 1)
        #expect(carets.offset(rightOf: 4) == 3)
    }

    @Test func wordsAreFoundAroundAndNextToAPlace() {
        let carets = carets("two words, here")
        #expect(carets.word(at: 5) == 4..<9)
        #expect(carets.wordStart(before: 6) == 4)
        #expect(carets.wordStart(before: 4) == 0)
        #expect(carets.wordEnd(after: 5) == 9)
        #expect(carets.wordEnd(after: 9) == 15)
    }

    @Test func aRangeOfMixedDirectionsHasSeveralStretches() {
        let carets = carets("abc שלום")
        #expect(carets.stretches(of: 0..<3).count == 1)
        // Two letters before the Hebrew word, and its first two letters, which stand at the right.
        let mixed = carets.stretches(of: 2..<6).filter { $0.upperBound > $0.lowerBound }
        #expect(mixed.count == 2)
    }

    @Test func anEmptyTextHasItsOnePlace() {
        let carets = carets("")
        #expect(carets.x(at: 0) == 0)
        #expect(carets.offset(at: 10) == 0)
        #expect(carets.next(0) == 0 && carets.previous(0) == 0)
        #expect(carets.word(at: 0) == 0..<0)
    }
}
