import Foundation
import Synchronization
import Testing
import ToolchainBets

@testable import FoundationRepairs

/// The current locale, which follows the user.
@Suite(.serialized) struct UserLocaleTests {
    private func identifier(_ environment: [String: String], language: String? = nil) -> String? {
        LocaleSettings(environment: environment).map { $0.identifier(language: language ?? $0.languages[0]) }
    }

    @Test func theRepairIsInEffect() {
        #expect(UserLocale.isInEffect == ToolchainBet.currentLocale.isAllowed)
    }

    @Test func theEnvironmentNamesTheLocale() {
        #expect(identifier(["LANG": "de_AT.UTF-8"]) == "de_AT")
        #expect(identifier(["LANG": "de_AT.UTF-8", "LC_ALL": "fr_FR@euro"]) == "fr_FR")
        #expect(identifier(["LANG": "zh_TW.UTF-8"]) == "zh_TW")
        #expect(identifier(["LANG": "sr_RS@latin"]) == "sr_Latn_RS")
        #expect(identifier(["LANG": ""]) == nil && identifier([:]) == nil)
        #expect(identifier(["LANG": "C.UTF-8"]) == nil && identifier(["LANG": "POSIX"]) == nil)
    }

    @Test func numbersAndDatesMayBeThoseOfAnotherRegion() {
        #expect(identifier(["LANG": "en_US.UTF-8", "LC_TIME": "de_DE.UTF-8"]) == "en_DE")
        #expect(identifier(["LANG": "C.UTF-8", "LC_MONETARY": "sv_SE.UTF-8"]) == "en_SE")
        #expect(identifier(["LANG": "de_DE.UTF-8", "LANGUAGE": "fr"]) == "fr_DE")
    }

    @Test func aLanguageWithoutARegionIsSpokenWhereMostSpeakIt() {
        #expect(identifier(["LANG": "C.UTF-8", "LANGUAGE": "he"]) == "he_IL")
        #expect(LocaleSettings(locale: "ja").region == "JP")
    }

    @Test func theApplicationsLanguageIsThatOfTheLocale() {
        #expect(identifier(["LANG": "de_DE.UTF-8"], language: "en") == "en_DE")
        #expect(identifier(["LANG": "zh_TW.UTF-8"], language: "zh-Hant") == "zh_TW")
        #expect(LocaleSettings(languages: ["zh-Hant"], region: "US").identifier(language: "zh-Hant") == "zh_Hant_US")
    }

    @Test func languagesWithoutARegionHaveTheUsers() {
        #expect(LocaleSettings(languages: ["fr", "en-GB"], region: "CH").languages == ["fr-CH", "en-GB"])
    }

    @Test func argumentsCountBeforeTheEnvironment() {
        let environment = LocaleSettings(environment: ["LANG": "de_DE.UTF-8"])
        func settings(_ languages: [String]?, _ locale: String?) -> LocaleSettings? {
            UserLocale.settings(languages: languages, locale: locale, else: environment)
        }
        #expect(settings(nil, nil) == nil && settings([], nil) == nil)
        #expect(settings(["fr", "en"], nil) == LocaleSettings(languages: ["fr", "en"], region: "DE"))
        #expect(settings(["fr"], "fr_CH") == LocaleSettings(languages: ["fr"], region: "CH"))
        #expect(settings(nil, "ar_EG") == LocaleSettings(languages: ["ar-EG"], region: "EG"))
        #expect(UserLocale.list("(de, \"pt-BR\")") == ["de", "pt-BR"])
    }

    @Test func testsHaveTheLocaleOfFoundation() {
        #expect(Locale.current.identifier == "en_001" && ApplicationLanguage.name == "en")
    }
}

/// What Foundation does with the locale.
@Suite(.serialized, .enabled(if: ToolchainBet.currentLocale.isAllowed)) struct CurrentLocaleTests {
    /// Does something with a locale, which is forgotten then.
    private func with(_ identifier: String, _ body: () throws -> Void) rethrows {
        UserLocale.set(LocaleSettings(locale: identifier))
        defer { UserLocale.set(nil) }
        try body()
    }

    @Test func theCurrentLocaleIsTheUsers() {
        with("de_AT") {
            #expect(Locale.current.identifier == "de_AT" && Locale.autoupdatingCurrent.identifier == "de_AT")
            #expect(NSLocale.current.identifier == "de_AT")
            #expect(Locale.preferredLanguages == ["de-AT"] && NSLocale.preferredLanguages == ["de-AT"])
            #expect(Locale.preferredLocales == [Locale(identifier: "de-AT")])
            #expect(UserLanguages.names == ["de-AT", "de-at", "de"])  // as SwiftPM writes them, too
        }
        #expect(Locale.current.identifier == "en_001" && Locale.preferredLanguages == ["en-001"])
    }

    @Test func formattersWithoutALocaleAreTheUsers() {
        let formatter = { () -> String? in
            let formatter = NumberFormatter()
            formatter.numberStyle = .currency
            return formatter.string(from: 1234.5)
        }
        with("de_DE") {
            #expect(formatter() == "1.234,50\u{A0}€" && 1234.5.formatted() == "1.234,5")
            let dates = DateFormatter()
            (dates.dateStyle, dates.timeZone) = (.full, .gmt)
            #expect(dates.string(from: Date(timeIntervalSince1970: 0)) == "Donnerstag, 1. Januar 1970")
            #expect(String.localizedStringWithFormat("%.1f", 1.5) == "1,5")
        }
        with("en_US") { #expect(formatter() == "$1,234.50") }
        #expect(formatter() == "¤1,234.50")
    }

    @Test func theCurrentCalendarBeginsItsWeeksAsTheUser() {
        with("en_US") { #expect(Calendar.current.firstWeekday == 1) }
        with("de_DE") { #expect(Calendar.current.firstWeekday == 2 && Calendar.current.locale?.identifier == "de_DE") }
        with("ar_EG") { #expect(Calendar.current.firstWeekday == 7) }
    }

    @Test func aLocaleThatWasReadBeforeStaysAsItIs() {
        var before: Locale?
        with("de_DE") { before = .current }
        #expect(before?.identifier == "de_DE")
    }

    @Test func bundlesPreferTheUsersLanguages() {
        with("fr_CA") {
            #expect(Bundle.preferredLocalizations(from: ["en", "fr", "de"]) == ["fr"])
            #expect(Bundle.preferredLocalizations(from: ["de", "en"]) == ["en"])
        }
        with("zh_HK") {
            #expect(Bundle.preferredLocalizations(from: ["en", "zh-Hans", "zh-Hant"]) == ["zh-Hant"])
        }
    }

    @Test func observersAreToldOfAnotherLocale() {
        let told = Mutex(0)
        let observer = NotificationCenter.default.addObserver(
            forName: NSLocale.currentLocaleDidChangeNotification, object: nil, queue: nil
        ) { _ in told.withLock { $0 += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        with("it_IT") { UserLocale.set(LocaleSettings(locale: "it_IT")) }
        #expect(told.withLock { $0 } == 2)
    }
}
