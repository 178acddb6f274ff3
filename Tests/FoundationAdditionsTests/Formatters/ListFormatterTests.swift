import FoundationAdditions
import Testing

@Suite struct ListFormatterTests {
    private func text(_ items: [Any], _ locale: String = "en_US") -> String? {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: locale)
        return formatter.string(from: items)
    }

    @Test func itemsAreJoinedByCommasAndAConjunction() {
        #expect(text([]) == "")
        #expect(text(["one"]) == "one")
        #expect(text(["one", "two"]) == "one and two")
        #expect(text(["one", "two", "three"]) == "one, two, and three")
        #expect(text(["one", "two", "three", "four"]) == "one, two, three, and four")
    }

    @Test(arguments: [
        ("de_DE", "eins, zwei und drei"), ("fr_FR", "eins, zwei et drei"), ("es_ES", "eins, zwei y drei"),
        ("ja_JP", "eins、zwei、drei"), ("pl_PL", "eins, zwei i drei"),
    ])
    func everyLanguageHasItsConjunction(_ locale: String, _ joined: String) {
        #expect(text(["eins", "zwei", "drei"], locale) == joined)
    }

    @Test func itemsAreFormatted() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let numbers = NumberFormatter()
        numbers.locale = formatter.locale
        numbers.numberStyle = .percent
        formatter.itemFormatter = numbers
        #expect(formatter.string(from: [0.5, 0.25]) == "50% and 25%")
        #expect(formatter.string(for: ["a", "b"]) == "a and b")
        #expect(formatter.string(for: "a") == nil)
    }

    @Test func numbersAreLocalizedWithoutAnItemFormatter() {
        #expect(text([1.5, 2], "de_DE") == "1,5 und 2")
    }
}
