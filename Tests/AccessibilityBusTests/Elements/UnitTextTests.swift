import HostInterface
import Testing

@testable import AccessibilityBus

/// The units of a text.
@MainActor
@Suite(.serialized)
struct UnitTextTests {
    private func units(_ string: String, _ unit: TextUnit) -> [String] {
        let text = UnitText(FakeText(string))
        var found: [String] = []
        var offset = 0
        while offset < text.count, let range = text.range(of: unit, at: offset) {
            found.append(text.substring(range.lowerBound, range.upperBound))
            offset = range.upperBound
        }
        return found
    }

    @Test(arguments: ["", "a", " a b ", "One two. Three!\n\nFour", "👨‍👩‍👧 é\r\nx", "...", "\n", "a\n"])
    func unitsFollowEachOtherWithoutGaps(string: String) {
        let all: [TextUnit] = [.character, .word, .wordEnd, .sentence, .sentenceEnd, .line, .lineEnd, .paragraph]
        for unit in all { #expect(units(string, unit).joined().unicodeScalars.elementsEqual(string.unicodeScalars)) }
    }

    @Test func wordsExtendToTheNextWord() {
        #expect(units("Say, it is 5 o", .word) == ["Say, ", "it ", "is ", "5 ", "o"])
        #expect(units("Say, it", .wordEnd) == ["Say", ", it"])
    }

    @Test func sentencesExtendToTheNextSentence() {
        #expect(units("Who? Me! Yes", .sentence) == ["Who? ", "Me! ", "Yes"])
    }

    @Test func paragraphsEndWithTheirBreak() {
        #expect(units("a\nb", .paragraph) == ["a\n", "b"])
    }

    @Test func theEndOfATextBelongsToTheLastUnit() {
        let text = UnitText(FakeText("one two"))
        #expect(text.range(of: .word, at: 7) == 4..<7)
        #expect(text.range(of: .word, at: 8) == nil)
        #expect(UnitText(FakeText("one\n")).range(of: .line, at: 4) == 4..<4)
        #expect(UnitText(FakeText("")).range(of: .line, at: 0) == 0..<0)
    }

    @Test(arguments: [
        HostAccessibleID(object: 1), HostAccessibleID(object: 7, part: 0), HostAccessibleID(object: .max, part: .max),
    ])
    func aPathNamesItsElement(id: HostAccessibleID) {
        #expect(ObjectPath.id(ofPath: ObjectPath.path(of: id)) == id)
    }

    @Test(arguments: ["", "+1", "-1", "0", "1_", "_1", "1_2_3", "1_+2", "18446744073709551616", "١"])
    func otherPathsNameNoElement(name: String) {
        #expect(ObjectPath.id(named: name[...]) == nil)
    }
}
