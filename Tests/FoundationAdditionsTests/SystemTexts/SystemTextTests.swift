import Foundation
import FoundationRepairs
import Testing

@testable import FoundationAdditions

/// The system's own texts in all languages.
@Suite(.serialized) struct SystemTextTests {
    private static let translated = SystemTextTables.languages.filter { $0 != "en" }

    private func with(_ identifier: String, _ body: () throws -> Void) rethrows {
        UserLocale.set(LocaleSettings(locale: identifier))
        defer { UserLocale.set(nil) }
        try body()
    }

    @Test func thereAreTheLanguagesThatApplicationsAreTranslatedInto() {
        #expect(SystemTextTables.languages.count == 34)
        #expect(Set(SystemTextTables.languages).isSuperset(of: ["ar", "de", "he", "ja", "pt-BR", "pt-PT", "zh-Hant"]))
    }

    @Test(arguments: translated) func everyTextIsInEveryLanguage(_ language: String) {
        let table = SystemTextTables.table(of: language)
        #expect(Set(table.keys) == Set(SystemText.allCases.map(\.rawValue)))
        for (text, translation) in table {
            #expect(!translation.isEmpty && translation == translation.trimmingCharacters(in: .whitespaces), "\(text)")
        }
    }

    /// Words that are the same in several languages, or names: "Format", "OK", "Mail".
    @Test(arguments: translated) func littleIsTheSameAsInEnglish(_ language: String) {
        let same = SystemTextTables.table(of: language).filter { $0.key == $0.value }.map(\.key)
        #expect(same.count <= 16, "\(same.sorted())")
        for text in same {
            #expect(!text.contains(" ") || text == "Edit Video", "\(text)")  // Indonesian and Malay
        }
        #expect(SystemTextTables.table(of: language)["Cancel"] != "Cancel")
    }

    @Test(arguments: translated) func placeholdersAreThoseOfTheEnglishText(_ language: String) {
        func placeholders(_ text: String) -> [String] {
            text.matches(of: /%(\d\$)?@/).map { String($0.output.0) }.sorted()
        }
        for (text, translation) in SystemTextTables.table(of: language) {
            let forms = text.contains("~") ? translation.split(separator: "~").map(String.init) : [translation]
            let wanted = placeholders(text.split(separator: "~").last.map(String.init) ?? text)
            for form in forms { #expect(placeholders(form) == wanted, "\(form)") }
        }
    }

    @Test(arguments: translated) func everyCategoryOfNumbersHasAForm(_ language: String) {
        let numbers = Array(0...200) + [1_000_000]
        let categories = Set(numbers.map { PluralCategory.name(of: Double($0), in: language) })
        for text in [SystemText.resultCount, .itemCount] {
            let translation = SystemTextTables.table(of: language)[text.rawValue] ?? ""
            let forms = Set(translation.split(separator: "~").map { String($0.prefix { $0 != ":" }) })
            // Millions are a category of their own in French, Spanish, Italian, Portuguese and Catalan.
            #expect(forms.isSuperset(of: categories.subtracting(["many"])), "\(translation)")
            #expect(forms.contains("other"))
            if !["fr", "es", "it", "pt-BR", "pt-PT", "ca"].contains(language) {
                #expect(forms.isSuperset(of: categories), "\(translation)")
            }
        }
    }

    @Test func textsAreInTheLanguageOfTheApplication() {
        #expect(SystemText.cancel.string == "Cancel")
        with("de_DE") { #expect(SystemText.cancel.string == "Abbrechen" && SystemText.done.string == "Fertig") }
        with("ja_JP") { #expect(SystemText.delete.string == "削除") }
        #expect(SystemText.cancel.string == "Cancel")
    }

    @Test func aLanguageWithoutTextsHasThoseOfARelative() {
        #expect(SystemTextTables.best(for: "pt") == "pt-BR" && SystemTextTables.best(for: "pt-AO") == "pt-PT")
        #expect(SystemTextTables.best(for: "zh-HK") == "zh-Hant" && SystemTextTables.best(for: "zh") == "zh-Hans")
        #expect(SystemTextTables.best(for: "nn-NO") == "nb" && SystemTextTables.best(for: "iw") == "he")
        #expect(SystemTextTables.best(for: "es-MX") == "es" && SystemTextTables.best(for: "is") == "en")
    }

    @Test func placeholdersAreReplaced() {
        #expect(SystemText.noResultsFor.string("100 %@") == "No Results for “100 %@”")
        #expect(SystemText.position.string("2", "7") == "2 of 7")
        with("ko_KR") { #expect(SystemText.position.string("2", "7") == "7 중 2") }
    }

    @Test func numbersDecideTheForm() {
        #expect(SystemText.itemCount.string(count: 1) == "1 item" && SystemText.itemCount.string(count: 0) == "0 items")
        with("ru_RU") {
            #expect(SystemText.itemCount.string(count: 3) == "3 объекта")
            #expect(SystemText.itemCount.string(count: 11) == "11 объектов")
            #expect(SystemText.itemCount.string(count: 21) == "21 объект")
        }
        with("fr_FR") { #expect(SystemText.itemCount.string(count: 0) == "0 élément") }
    }

    @MainActor @Test func undoIsNamedInTheLanguageOfTheApplication() {
        let manager = UndoManager()
        #expect(manager.undoMenuTitle(forUndoActionName: "Typing") == "Undo Typing")
        with("de_DE") {
            #expect(manager.undoMenuTitle(forUndoActionName: "Eingabe") == "Eingabe widerrufen")
            #expect(manager.redoMenuTitle(forUndoActionName: "") == "Wiederholen")
        }
    }
}
