import Foundation

/// The languages in which the user wants to read, best first.
package enum UserLanguages {
    /// The names of the folders for these languages, `de-AT` before `de`. Foundation on Linux has English only,
    /// whatever the user has chosen, so that the variables of the environment count: `LANGUAGE`, or else the first of
    /// `LC_ALL`, `LC_MESSAGES` and `LANG`. Foundation's language is that of an environment without any. What has been set
    /// (``UserLocale/set(_:)``) counts before the environment.
    ///
    /// SwiftPM writes the names of the folders in lower case: `pt-br` follows `pt-BR`.
    package static var names: [String] {
        let names =
            UserLocale.setSettings.map { folders(of: $0.languages) }
            ?? names(environment: ProcessInfo.processInfo.environment, then: Locale.preferredLanguages)
        return names.flatMap { name in
            let lowercased = name.lowercased()
            return lowercased == name ? [name] : [name, lowercased]
        }
    }

    /// The names of all folders in which resources are looked for, without `.lproj`: those of the user's languages, then
    /// `Base` and `en`.
    package static var folders: [String] {
        let names = names
        return names + ["Base"] + (names.contains("en") ? [] : ["en"])
    }

    package static func names(environment: [String: String], then others: [String]) -> [String] {
        let own = own(environment: environment)
        return folders(of: own.isEmpty ? others : own)
    }

    private static func folders(of languages: [String]) -> [String] {
        var names: [String] = []
        for identifier in languages {
            for name in folders(of: identifier.replacingOccurrences(of: "_", with: "-")) where !names.contains(name) {
                names.append(name)
            }
        }
        return names
    }

    /// Returns `de-AT` and `de`. Chinese has folders by script between them, and Norwegian a second name.
    private static func folders(of name: String) -> [String] {
        let tag = LanguageTag(name)
        let language = String(name.prefix { $0 != "-" })
        guard let script = tag.script else { return [name, language] + (language == "nb" ? ["no"] : []) }
        let place = tag.region.map { ["\(language)-\(script)-\($0)", "\(language)-\($0)"] } ?? []
        return [name] + place + ["\(language)-\(script)", language]
    }

    /// The languages of the environment.
    static func own(environment: [String: String]) -> [String] {
        let chosen = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        // As in gettext, a list of languages counts only where the messages are not those of the programming language.
        // `C.UTF-8`, the locale of containers, says something of the encoding only, so the list counts there.
        let list = ["", "C", "POSIX"].contains(chosen) ? nil : environment["LANGUAGE"]
        return ((list.map { $0.split(separator: ":").map(String.init) } ?? []) + [chosen]).compactMap(language)
    }

    /// Returns `de-AT` for `de_AT.UTF-8@euro`, and `sr-Latn-RS` for `sr_RS@latin`; nil for the locales of programmers,
    /// `C` and `POSIX`.
    static func language(_ locale: String) -> String? {
        let name = locale.prefix { $0 != "." && $0 != "@" }
        if ["", "C", "POSIX"].contains(name) { return nil }
        let parts = name.split { $0 == "_" || $0 == "-" }.map(String.init)
        let modifier = locale.firstIndex(of: "@").map { String(locale[$0...].dropFirst()) } ?? ""
        let script = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"][modifier]
        return (parts.prefix(1) + [script].compactMap(\.self) + parts.dropFirst()).joined(separator: "-")
    }
}
