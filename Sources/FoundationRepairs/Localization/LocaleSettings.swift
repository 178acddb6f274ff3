import Foundation

/// What the user has chosen: languages and a region, which need not belong together.
package struct LocaleSettings: Equatable, Sendable {
    /// The names of the languages, best first: `de-AT`, `zh-Hant-TW`. Never empty.
    package var languages: [String]
    /// The code of the region whose numbers, currency, calendar and dates are used; nil for none.
    package var region: String?

    package init(languages: [String], region: String?) {
        let languages = languages.isEmpty ? ["en"] : languages
        self.region = region
        // As in iOS, a language without a region is spoken in the user's.
        self.languages = languages.map { name in
            guard let region, LanguageTag(name).region == nil else { return name }
            return "\(name)-\(region)"
        }
    }

    /// The language and the region of a locale. A locale without a region has the one in which its language is spoken
    /// by most.
    package init(locale identifier: String) {
        let language = Self.languageName(identifier)
        self.init(languages: [language], region: Self.region(of: language))
    }

    /// What the environment says; nil without a locale, and for the locales of programmers, `C` and `POSIX`.
    ///
    /// The languages are those of `UserLanguages`. The region is that of the first of `LC_ALL`, `LC_TIME`,
    /// `LC_MONETARY`, `LC_NUMERIC`, `LC_MEASUREMENT` and `LANG`, because Foundation has one region for all of them.
    package init?(environment: [String: String]) {
        let languages = UserLanguages.own(environment: environment)
        let region = ["LC_ALL", "LC_TIME", "LC_MONETARY", "LC_NUMERIC", "LC_MEASUREMENT", "LANG"].lazy
            .compactMap { environment[$0].flatMap(UserLanguages.language) }.compactMap { LanguageTag($0).region }.first
        guard !languages.isEmpty || region != nil else { return nil }
        self.init(languages: languages, region: region ?? languages.first.flatMap(Self.region))
    }

    /// The identifier of the locale with the user's region and a language, which may be that of the user or another one
    /// in which an application is shown.
    package func identifier(language name: String) -> String {
        var tag = LanguageTag(name)
        let own = LanguageTag(languages[0])
        if tag.language == own.language { tag.script = own.script }
        let usual = LanguageTag([tag.language, region].compactMap(\.self).joined(separator: "-")).script
        let language = [tag.language, tag.script == usual ? nil : tag.script].compactMap(\.self)
        return (language + [region].compactMap(\.self)).joined(separator: "_")
    }

    /// Returns `zh-Hant-TW` for `zh_Hant_TW@calendar=roc`.
    private static func languageName(_ identifier: String) -> String {
        identifier.prefix { $0 != "@" && $0 != "." }.replacingOccurrences(of: "_", with: "-")
    }

    private static func region(of language: String) -> String? {
        LanguageTag(language).region ?? LanguageTag(Locale.Language(identifier: language).maximalIdentifier).region
    }
}
