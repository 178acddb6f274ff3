import Foundation

/// The language in which the application is shown: of the user's languages the first one in which the application is
/// localized. The system's own texts and the current locale are in this language too, as in iOS.
package enum ApplicationLanguage {
    /// The name of the localization, or that of the user's first language if the application does not say in which
    /// languages it is. English in a test whose locale has not been set.
    package static var name: String { UserLocale.applicationLanguage ?? "en" }

    /// Whether the application's language is written from right to left.
    package static var isRightToLeft: Bool { LanguageTag(name).isRightToLeft }

    /// The application's localization for a user.
    ///
    /// - Parameter localizations: what ``localizations`` returns.
    package static func name(of localizations: [String], information: NSDictionary?, for languages: [String]) -> String
    {
        if information?["CFBundleAllowMixedLocalizations"] as? Bool == true { return languages[0] }
        if localizations.isEmpty { return languages[0] }
        return LanguageMatch.preferred(of: localizations, for: languages).first
            ?? developmentRegion(information).flatMap { region in localizations.first { $0 == region } }
            ?? localizations.first { LanguageTag($0).language == "en" } ?? localizations[0]
    }

    /// The localizations of the application: its folders, and those that its `Info.plist` names, but not those of the
    /// packages that it uses. Empty for an application that has neither, whose texts may be in any language.
    static var localizations: [String] {
        let program = MainBundleFolders.all.prefix(1)
        let folders = program + [MainBundleFolders.ofApplication].compactMap(\.self).filter { !program.contains($0) }
        return localizations(folders: Array(folders), information: MainBundleInformation.current)
    }

    package static func localizations(folders: [String], information: NSDictionary?) -> [String] {
        var names: [String] = []
        var hasBase = false
        for folder in folders {
            // Names only: beside the executable may be thousands of files.
            for file in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            where file.hasSuffix(".lproj") {
                let name = String(file.dropLast(".lproj".count))
                if name == "Base" { hasBase = true } else { names.append(name) }
            }
        }
        names += information?["CFBundleLocalizations"] as? [String] ?? []
        if let region = developmentRegion(information) ?? (hasBase ? "en" : nil) { names.append(region) }
        var known: [LanguageTag] = []
        return names.filter { name in
            let tag = LanguageTag(name)
            defer { known.append(tag) }
            return !known.contains(tag)
        }.sorted()
    }

    /// The language in which the application was written. Xcode replaces a build setting by that of the project, which is
    /// English unless somebody has changed it.
    private static func developmentRegion(_ information: NSDictionary?) -> String? {
        guard let region = information?["CFBundleDevelopmentRegion"] as? String, !region.isEmpty else { return nil }
        return region.contains("$") ? "en" : region
    }
}
