/// The parts of the name of a language: `zh-Hant-TW`, `pt_BR`, `de`.
package struct LanguageTag: Equatable, Sendable {
    /// In lower case, without the codes that have been replaced: `he` for `iw`.
    package var language: String
    /// As `Hant`; nil if the language is written in one script.
    package var script: String?
    /// As `TW`.
    package var region: String?

    /// Reads the name of a language or of a locale, or of a folder with resources, in any case. Keywords and variants
    /// do not count.
    package init(_ name: some StringProtocol) {
        let parts = name.prefix { $0 != "@" && $0 != "." }.split { $0 == "-" || $0 == "_" }
        let first = parts.first?.lowercased() ?? ""
        language = Self.formerNames[first] ?? first
        for part in parts.dropFirst() {
            if part.count == 4, part.allSatisfy(\.isLetter), script == nil, region == nil {
                script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
            } else if region == nil,
                part.count == 2 && part.allSatisfy(\.isLetter)
                    || part.count == 3 && part.allSatisfy(\.isNumber)
            {
                region = part.uppercased()
            }
        }
        if first == "sh" { script = script ?? "Latn" }
        script = script ?? likelyScript
    }

    /// Whether the language is written from right to left.
    package var isRightToLeft: Bool {
        script.map(Self.rightToLeftScripts.contains) ?? Self.rightToLeftLanguages.contains(language)
    }

    /// `zh-Hant-TW`
    package var text: String { [language, script, region].compactMap(\.self).joined(separator: "-") }

    /// The languages of which some localizations are in one script and some in another.
    private var likelyScript: String? {
        switch language {
        case "zh", "yue": ["TW", "HK", "MO"].contains(region) || language == "yue" ? "Hant" : "Hans"
        case "sr": region == "ME" ? "Latn" : "Cyrl"
        default: nil
        }
    }

    private static let rightToLeftScripts: Set = ["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]
    private static let rightToLeftLanguages: Set = [
        "ar", "arc", "ars", "ary", "arz", "azb", "bal", "bgn", "bqi", "ckb", "dv", "fa", "glk", "he", "ks", "lrc",
        "mzn",
        "nqo", "ps", "sd", "skr", "syr", "ug", "ur", "yi",
    ]

    private static let formerNames = [
        "iw": "he", "in": "id", "ji": "yi", "no": "nb", "tl": "fil", "sh": "sr", "cmn": "zh",
        // The names of the first folders with localizations.
        "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja", "spanish": "es",
        "dutch": "nl", "danish": "da", "swedish": "sv", "finnish": "fi", "norwegian": "nb", "korean": "ko",
    ]
}
