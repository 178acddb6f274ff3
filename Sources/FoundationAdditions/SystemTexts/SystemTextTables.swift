import Foundation
internal import FoundationRepairs
import Synchronization

/// The system's texts in the languages other than English. A table is text of the program's file, a line for each text
/// with the English one before it; it is read when a text in its language is needed first.
package enum SystemTextTables {
    /// The languages with a table.
    private static let tables: [(language: String, text: StaticString)] = [
        ("ar", arabic),
        ("ca", catalan),
        ("cs", czech),
        ("da", danish),
        ("de", german),
        ("el", greek),
        ("es", spanish),
        ("fi", finnish),
        ("fr", french),
        ("he", hebrew),
        ("hi", hindi),
        ("hr", croatian),
        ("hu", hungarian),
        ("id", indonesian),
        ("it", italian),
        ("ja", japanese),
        ("ko", korean),
        ("ms", malay),
        ("nb", norwegian),
        ("nl", dutch),
        ("pl", polish),
        ("pt-BR", brazilianPortuguese),
        ("pt-PT", europeanPortuguese),
        ("ro", romanian),
        ("ru", russian),
        ("sk", slovak),
        ("sv", swedish),
        ("th", thai),
        ("tr", turkish),
        ("uk", ukrainian),
        ("vi", vietnamese),
        ("zh-Hans", simplifiedChinese),
        ("zh-Hant", traditionalChinese),
    ]

    /// The names of the languages, English included.
    package static var languages: [String] { ["en"] + tables.map(\.language) }

    /// The language in which the system's texts are shown: the application's, or English if there is no table for it.
    package static var language: String { current.language }

    /// Returns the table of a language, English to translated; empty for English.
    package static func table(of language: String) -> [String: String] {
        guard let text = tables.first(where: { $0.language == language })?.text else { return [:] }
        var table: [String: String] = [:]
        for line in text.description.split(separator: "\n") {
            guard let mark = line.firstRange(of: " = ") else { continue }
            table[String(line[..<mark.lowerBound])] = String(line[mark.upperBound...])
        }
        return table
    }

    struct Table {
        /// The application's language, for which the table was chosen.
        let application: String
        let language: String
        let texts: [String: String]
    }

    private static let known = Mutex<Table?>(nil)

    /// The table of the application's language.
    static var current: Table {
        let name = ApplicationLanguage.name
        if let known = known.withLock({ $0 }), known.application == name { return known }
        let language = best(for: name)
        let table = Table(application: name, language: language, texts: table(of: language))
        known.withLock { $0 = table }
        return table
    }

    /// Returns the language whose texts are shown to the reader of another one: `pt-BR` for `pt`, `zh-Hant` for
    /// `zh-HK`, English for a language without a table.
    package static func best(for language: String) -> String {
        let wanted = LanguageTag(language).language == "nn" ? "nb" : language  // the other way to write Norwegian
        return LanguageMatch.preferred(of: languages, for: [wanted]).first ?? "en"
    }
}
