import Foundation
import NaturalLanguage
import Testing

@Suite struct NLTokenizerTests {
    private func tokens(_ text: String, _ unit: NLTokenUnit) -> [String] {
        let tokenizer = NLTokenizer(unit: unit)
        tokenizer.string = text
        return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
    }

    @Test func wordsAreFoundWithoutSignsAndSpaces() {
        #expect(tokens("Hello, wörld! It's 42.", .word) == ["Hello", "wörld", "It's", "42"])
        #expect(tokens("", .word).isEmpty && tokens(" … ", .word).isEmpty)
    }

    @Test func sentencesAndParagraphsAreTheWholeText() {
        let text = "One. Two is longer!\nThree?"
        #expect(tokens(text, .sentence).joined() == text && tokens(text, .sentence).count == 3)
        #expect(tokens(text, .paragraph) == ["One. Two is longer!\n", "Three?"])
        #expect(tokens(text, .document) == [text])
    }

    @Test func theTokenAtAPlaceIsFound() {
        let text = "one two"
        let tokenizer = NLTokenizer(unit: .word)
        tokenizer.string = text
        #expect(text[tokenizer.tokenRange(at: text.index(text.startIndex, offsetBy: 5))] == "two")
        #expect(tokenizer.tokenRange(at: text.index(text.startIndex, offsetBy: 3)).isEmpty)
    }

    @Test func theEnumerationEndsWhenTheBlockSaysSo() {
        let text = "1 two 3"
        let tokenizer = NLTokenizer(unit: .word)
        tokenizer.string = text
        var numbers: [Bool] = []
        tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { _, attributes in
            numbers.append(attributes.contains(.numeric))
            return numbers.count < 2
        }
        #expect(numbers == [true, false])
    }

    @Test func aTaggerTellsWordsFromSigns() {
        let text = "Hi, you"
        let tagger = NLTagger(tagSchemes: [.tokenType])
        tagger.string = text
        let tags = tagger.tags(in: text.startIndex..<text.endIndex, unit: .word, scheme: .tokenType)
        #expect(tags.map(\.0) == [.word, .punctuation, .whitespace, .word])
        let names = tagger.tags(
            in: text.startIndex..<text.endIndex, unit: .word, scheme: .nameType,
            options: [.omitPunctuation, .omitWhitespace])
        #expect(names.map(\.0) == [nil, nil])
    }

    @Test func noLanguageIsKnown() async throws {
        #expect(NLLanguageRecognizer.dominantLanguage(for: "Guten Tag") == nil)
        #expect(NLEmbedding.wordEmbedding(for: .english) == nil)
        #expect(try await NLTagger.requestAssets(for: .english, tagScheme: .lemma) == .notAvailable)
    }
}
