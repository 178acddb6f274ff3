/// Which localizations are shown to a user, of those that there are.
package enum LanguageMatch {
    /// Returns the names of the localizations that the user can read, best first: for each language the one of its own
    /// region, of a related region, of no region, or of any region. Empty if there is none.
    ///
    /// - Parameters:
    ///   - localizations: names as those of folders: `pt-BR`, `zh-Hant`, `German`. They are returned unchanged.
    ///   - languages: the user's languages, best first.
    package static func preferred(of localizations: [String], for languages: [String]) -> [String] {
        let tags = localizations.map { LanguageTag($0) }
        var found: [String] = []
        for language in languages.map({ LanguageTag($0) }) {
            let best = tags.indices.filter {
                tags[$0].language == language.language && tags[$0].script == language.script
            }
            .max { nearness(of: tags[$0], to: language) < nearness(of: tags[$1], to: language) }
            if let best, !found.contains(localizations[best]) { found.append(localizations[best]) }
        }
        return found
    }

    private static func nearness(of tag: LanguageTag, to language: LanguageTag) -> Int {
        if tag.region == language.region { return 4 }
        guard let region = tag.region else { return 2 }
        return region == relatedRegion(of: language) ? 3 : 1
    }

    /// The region whose localization is nearer to a language than the one without a region.
    private static func relatedRegion(of language: LanguageTag) -> String? {
        guard let region = language.region else { return language.language == "pt" ? "BR" : nil }
        switch language.language {
        case "en": return ["US", "PH", "PR", "GU", "VI", "AS", "UM"].contains(region) ? "US" : "GB"
        case "es": return ["ES", "EA", "IC", "GQ", "PH"].contains(region) ? "ES" : "419"
        case "pt": return region == "BR" ? "BR" : "PT"
        case "zh": return region == "MO" ? "HK" : nil
        default: return nil
        }
    }
}
