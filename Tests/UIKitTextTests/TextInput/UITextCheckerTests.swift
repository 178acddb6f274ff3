import Testing

@testable import UIKit

/// With the English dictionary that scripts/packages names.
@MainActor @Suite(.serialized)
struct UITextCheckerTests {
    private let text = "We recieve a letter."

    private func misspelled(_ checker: UITextChecker, from start: Int = 0, wrap: Bool = false) -> NSRange {
        checker.rangeOfMisspelledWord(
            in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: start, wrap: wrap,
            language: "en_US")
    }

    @Test func aMisspelledWordIsFoundWithGuesses() {
        #expect(UITextChecker.availableLanguages.contains("en_US"))
        let checker = UITextChecker()
        let range = misspelled(checker)
        #expect(range == NSRange(location: 3, length: 7))
        #expect(checker.guesses(forWordRange: range, in: text, language: "en_US")?.contains("receive") == true)
    }

    @Test func theSearchWrapsIfItIsAskedTo() {
        let checker = UITextChecker()
        #expect(misspelled(checker, from: 12).location == NSNotFound)
        #expect(misspelled(checker, from: 12, wrap: true).location == 3)
    }

    @Test func ignoredAndLearnedWordsAreNotReported() {
        let checker = UITextChecker()
        checker.ignoreWord("recieve")
        #expect(checker.ignoredWords == ["recieve"])
        #expect(misspelled(checker).location == NSNotFound)
        #expect(misspelled(UITextChecker()).location == 3)
        UITextChecker.learnWord("recieve")
        #expect(UITextChecker.hasLearnedWord("recieve"))
        #expect(misspelled(UITextChecker()).location == NSNotFound)
        UITextChecker.unlearnWord("recieve")
        #expect(misspelled(UITextChecker()).location == 3)
    }

    @Test func withoutADictionaryNoWordIsMisspelled() {
        let range = UITextChecker().rangeOfMisspelledWord(
            in: "xqzt", range: NSRange(location: 0, length: 4), startingAt: 0, wrap: false, language: "tlh_XX")
        #expect(range.location == NSNotFound)
        #expect(UITextChecker().guesses(forWordRange: range, in: "xqzt", language: "tlh_XX") == nil)
    }
}
