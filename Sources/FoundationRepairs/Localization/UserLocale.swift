import CToolchainBets
import Foundation
import Synchronization
import ToolchainBets

/// Has `Locale.current`, `Locale.preferredLanguages` and `Bundle.preferredLocalizations` follow the user, and
/// `Bundle.main.localizations` name those of the application's resources.
///
/// Foundation on Linux has one locale, `en_001`, whatever the environment says. Formatters and calendars without a locale
/// of their own have it too.
package enum UserLocale {
    /// Whether Foundation asks here. It is false for a Foundation that makes its current locale in another way.
    package static let isInEffect =
        ToolchainBet.currentLocale.isAllowed
        && set_current_locale(
            CurrentLocale(
                write_languages: { memory in
                    guard let settings else { return false }
                    memory?.initializeMemory(as: [String].self, to: settings.languages)
                    return true
                },
                write_locales: { memory in
                    guard let settings else { return false }
                    memory?.initializeMemory(
                        as: [Locale].self, to: settings.languages.map(Locale.init(identifier:)))
                    return true
                },
                write_identifier: { $0?.initializeMemory(as: String.self, to: identifier ?? "en_001") },
                copy_identifier: { identifier.map(retained) },
                copy_preferred: { localizations in
                    guard let settings, !isSearchingMainBundle, let localizations,
                        let names = Unmanaged<AnyObject>.fromOpaque(localizations).takeUnretainedValue() as? [String],
                        !names.isEmpty
                    else { return nil }
                    return retained(preferred(of: names, settings.languages) as NSArray)
                },
                copy_localizations: {
                    if isSearchingMainBundle { return nil }
                    let names = ApplicationLanguage.localizations
                    return names.isEmpty ? nil : retained(names as NSArray)
                }))

    private struct State {
        var set: LocaleSettings?
        var language: String?
        var identifier: String?
    }
    private static let state = Mutex(State())

    static let ofEnvironment = LocaleSettings(environment: ProcessInfo.processInfo.environment)

    /// What has been set in place of what the environment says.
    package static var setSettings: LocaleSettings? { state.withLock { $0.set } }

    /// What counts; nil for Foundation's own locale. Tests have that one, so that they are the same everywhere.
    private static var settings: LocaleSettings? {
        setSettings ?? (ApplicationFolders.isTesting ? nil : ofEnvironment)
    }

    /// Sets what counts in place of the environment; nil for the environment again. `Locale.current` is another one
    /// afterwards, and observers of `NSLocale.currentLocaleDidChangeNotification` are told.
    package static func set(_ settings: LocaleSettings?) {
        let changes = state.withLock { state in
            guard state.set != settings else { return false }
            state = State(set: settings)
            return true
        }
        guard changes else { return }
        reset()
        NotificationCenter.default.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
    }

    /// Looks for the languages of the application again, since it has other resources now.
    static func resourcesDidChange() {
        let before = state.withLock { state in
            let identifier = state.identifier
            (state.language, state.identifier) = (nil, nil)
            return identifier
        }
        if let before, identifier != before { reset() }
    }

    /// Has Foundation make its current locale and calendar anew. It does that where it looks for the time zone again.
    private static func reset() {
        guard isInEffect else { return }
        NSTimeZone.resetSystemTimeZone()
    }

    /// The identifier of the current locale; nil for Foundation's own.
    private static var identifier: String? {
        guard let settings else { return nil }
        if let known = state.withLock({ $0.identifier }) { return known }
        // Without the lock, and without the application's folders while they are searched for.
        if isSearchingMainBundle { return settings.identifier(language: settings.languages[0]) }
        let found = settings.identifier(language: applicationLanguage ?? settings.languages[0])
        return state.withLock { state in
            state.identifier = state.identifier ?? found
            return state.identifier
        }
    }

    /// The language in which the application is shown; nil if Foundation's own locale counts.
    static var applicationLanguage: String? {
        guard let settings else { return nil }
        if let known = state.withLock({ $0.language }) { return known }
        let found = ApplicationLanguage.name(
            of: ApplicationLanguage.localizations, information: MainBundleInformation.current, for: settings.languages)
        return state.withLock { state in
            state.language = state.language ?? found
            return state.language
        }
    }

    /// The language of the application comes first, as in iOS: the texts of its packages are in the same language.
    private static func preferred(of names: [String], _ languages: [String]) -> [String] {
        let found = LanguageMatch.preferred(of: names, for: [applicationLanguage].compactMap(\.self) + languages)
        if !found.isEmpty { return found }
        return names.first { LanguageTag($0).language == "en" }.map { [$0] } ?? Array(names.prefix(1))
    }

    private static var isSearchingMainBundle: Bool {
        let isSuspended = suspend_main_bundle_search(true)
        _ = suspend_main_bundle_search(isSuspended)
        return isSuspended
    }

    private static func retained(_ text: String) -> UnsafeRawPointer { retained(text as NSString) }

    private static func retained(_ object: AnyObject) -> UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passRetained(object).toOpaque())
    }
}
