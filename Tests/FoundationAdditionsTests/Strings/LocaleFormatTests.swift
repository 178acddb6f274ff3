import Foundation
import FoundationAdditions
import Testing

/// Formats with a locale that is a value.
@Suite struct LocaleFormatTests {
    @Test func aFormatTakesTheLocaleOfAValue() {
        let german = withVaList([1.5]) {
            NSString(format: "%.1f", locale: Locale(identifier: "de_DE"), arguments: $0) as String
        }
        #expect(german == "1,5")
    }

    @Test func aStringOfFoundationIsMadeOfAFormatAndNumbers() {
        #expect(NSString.localizedStringWithFormat("%d of %@", 3, "rows" as NSString) as String == "3 of rows")
    }
}
