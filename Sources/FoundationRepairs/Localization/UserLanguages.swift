import Foundation

/// The languages in which the user wants to read, best first.
package enum UserLanguages {
    /// The names of the folders for these languages, `de-AT` before `de`. Foundation on Linux has English only,
    /// whatever the user has chosen, so that the variables of the environment count: `LANGUAGE`, or else the first of
    /// `LC_ALL`, `LC_MESSAGES` and `LANG`. Foundation's language is that of an environment without any.
    package static var names: [String] {
        names(environment: ProcessInfo.processInfo.environment, then: Locale.preferredLanguages)
    }

    /// The names of all folders in which resources are looked for, without `.lproj`: those of the user's languages, then
    /// `Base` and `en`.
    package static var folders: [String] {
        let names = names
        return names + ["Base"] + (names.contains("en") ? [] : ["en"])
    }

    package static func names(environment: [String: String], then others: [String]) -> [String] {
        let chosen = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        // As in gettext, a list of languages counts only where the messages are not those of the programming language.
        // `C.UTF-8`, the locale of containers, says something of the encoding only, so the list counts there.
        let list = ["", "C", "POSIX"].contains(chosen) ? nil : environment["LANGUAGE"]
        let own = ((list.map { $0.split(separator: ":").map(String.init) } ?? []) + [chosen]).compactMap(language)
        var names: [String] = []
        for identifier in own.isEmpty ? others : own {
            let name = identifier.replacingOccurrences(of: "_", with: "-")
            for name in [name, String(name.prefix { $0 != "-" })] where !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// Returns `de-AT` for `de_AT.UTF-8@euro`; nil for the locales of programmers, `C` and `POSIX`.
    private static func language(_ locale: String) -> String? {
        let name = locale.prefix { $0 != "." && $0 != "@" }
        return ["", "C", "POSIX"].contains(name) ? nil : name.replacingOccurrences(of: "_", with: "-")
    }
}
