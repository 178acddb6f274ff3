import Foundation

extension UserLocale {
    /// Adopts the languages and the locale that the program's arguments or the application's defaults have, as in iOS:
    /// `-AppleLanguages "(de, en)" -AppleLocale de_AT`. Called when a program starts its application.
    static func adoptDefaults() {
        let defaults = UserDefaults.standard
        let locale = defaults.string(forKey: "AppleLocale")
        let languages =
            defaults.stringArray(forKey: "AppleLanguages") ?? defaults.string(forKey: "AppleLanguages").map(list)
        guard let settings = settings(languages: languages, locale: locale, else: ofEnvironment) else { return }
        set(settings)
    }

    /// Returns nil if neither is given.
    package static func settings(
        languages: [String]?, locale: String?, else environment: LocaleSettings?
    ) -> LocaleSettings? {
        let languages = languages.flatMap { $0.isEmpty ? nil : $0 }
        guard languages != nil || locale != nil else { return nil }
        let ofLocale = locale.map(LocaleSettings.init(locale:))
        return LocaleSettings(
            languages: languages ?? ofLocale?.languages ?? [],
            region: ofLocale?.region ?? environment?.region ?? languages.flatMap { LanguageTag($0[0]).region })
    }

    /// Reads an argument as it is written for Xcode's schemes: `(de, en)`.
    package static func list(_ text: String) -> [String] {
        text.split { "(), \"".contains($0) }.map(String.init)
    }
}
