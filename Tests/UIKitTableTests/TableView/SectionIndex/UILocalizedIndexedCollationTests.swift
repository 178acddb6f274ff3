import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct UILocalizedIndexedCollationTests {
    private final class Person: NSObject {
        let name: String

        init(_ name: String) { self.name = name }
    }

    private let name = Selector("name", getter: \Person.name)

    private func letters(_ names: [String], _ language: String = "en_US") -> String {
        let collation = UILocalizedIndexedCollation(locale: Locale(identifier: language))
        return names.map { collation.sectionTitles[collation.section(for: Person($0), collationStringSelector: name)] }
            .joined(separator: " ")
    }

    @Test func theSectionsAreTheLettersAndOneForTheRest() {
        let collation = UILocalizedIndexedCollation.current()
        #expect(collation.sectionTitles.joined() == "ABCDEFGHIJKLMNOPQRSTUVWXYZ#")
        #expect(collation.sectionIndexTitles == collation.sectionTitles)
        #expect(collation.section(forSectionIndexTitle: 3) == 3)
        #expect(collation.section(forSectionIndexTitle: 99) == 26)
    }

    @Test func caseAndAccentsDoNotCount() {
        #expect(letters(["anna", "Émile", "Ångström", "zoë", "Über", "Ñandú"]) == "A E A Z U N")
    }

    @Test func digitsSignsAndOtherScriptsAreInTheLastSection() {
        #expect(letters(["1st", "_x", "", "漢字", "Яна", " Bob"]) == "# # # # # B")
    }

    @Test func lettersOfTheLanguageHaveSectionsOfTheirOwn() {
        #expect(letters(["Ångström", "Öberg", "Zeta"], "sv_SE") == "Å Ö Z")
        #expect(letters(["Ñandú", "Nube"], "es_ES") == "Ñ N")
        #expect(letters(["Яна", "Борис", "Bob"], "ru_RU") == "Я Б B")
    }

    @Test func sortingFollowsTheLanguageAndKeepsTheOrderOfEqualStrings() throws {
        let people = ["Zoë", "anna", "Émile", "Eva", "Anna"].map(Person.init)
        let twin = Person("Eva")
        let sorted = UILocalizedIndexedCollation(locale: Locale(identifier: "en_US"))
            .sortedArray(from: people + [twin], collationStringSelector: name)
        let names = sorted.compactMap { ($0 as? Person)?.name }
        #expect(names == ["anna", "Anna", "Émile", "Eva", "Eva", "Zoë"])
        #expect(sorted.last { ($0 as? Person)?.name == "Eva" } as? Person === twin)
    }

    @Test func stringsAreSortedByThemselves() {
        let collation = UILocalizedIndexedCollation.current()
        #expect(collation.section(for: "beta", collationStringSelector: Selector("description")) == 1)
        #expect(collation.section(for: "beta", collationStringSelector: Selector("self")) == 1)
        #expect(collation.section(for: "beta" as NSString, collationStringSelector: Selector("uppercaseString")) == 1)
    }
}
