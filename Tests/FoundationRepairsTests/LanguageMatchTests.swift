import Foundation
import FoundationRepairs
import Testing

/// Which localizations a user gets to see.
@Suite struct LanguageMatchTests {
    private func preferred(_ localizations: [String], _ languages: [String]) -> [String] {
        LanguageMatch.preferred(of: localizations, for: languages)
    }

    @Test func theUsersLanguagesCountInTheirOrder() {
        #expect(preferred(["en", "de", "fr"], ["fr-CH", "it-CH", "de-CH"]) == ["fr", "de"])
        #expect(preferred(["en"], ["de"]).isEmpty)
    }

    @Test func theNearestRegionIsChosen() {
        #expect(preferred(["pt-BR", "pt-PT"], ["pt-AO"]) == ["pt-PT"])
        #expect(preferred(["pt-BR", "pt-PT"], ["pt"]) == ["pt-BR"])
        #expect(preferred(["es", "es-419"], ["es-MX"]) == ["es-419"])
        #expect(preferred(["en", "en-GB"], ["en-AU"]) == ["en-GB"])
        #expect(preferred(["en", "en-GB"], ["en-US"]) == ["en"])
        #expect(preferred(["de-DE"], ["de-AT"]) == ["de-DE"])
    }

    @Test func chineseIsChosenByItsScript() {
        let names = ["zh-Hans", "zh-Hant"]
        #expect(preferred(names, ["zh-HK"]) == ["zh-Hant"] && preferred(names, ["zh-TW"]) == ["zh-Hant"])
        #expect(preferred(names, ["zh-CN"]) == ["zh-Hans"] && preferred(names, ["zh"]) == ["zh-Hans"])
        #expect(preferred(["zh-Hans", "zh-Hant", "zh-HK"], ["zh-Hant-HK"]) == ["zh-HK"])
        #expect(preferred(["zh-Hans"], ["zh-Hant-TW"]).isEmpty)
    }

    @Test func formerNamesAndLowerCaseAreTheSameLanguages() {
        #expect(preferred(["iw", "in", "no", "German"], ["he", "id", "nb", "de"]) == ["iw", "in", "no", "German"])
        #expect(preferred(["pt-br", "zh-hant"], ["zh-TW", "pt-BR"]) == ["zh-hant", "pt-br"])
    }

    @Test func aLanguageHasItsDirection() {
        for name in ["ar", "ar-EG", "he-IL", "iw", "fa", "ur", "pa-Arab", "uz-Arab-AF"] {
            #expect(LanguageTag(name).isRightToLeft, "\(name)")
        }
        for name in ["de", "en-001", "zh-Hant", "pa", "uz-Latn", "az"] {
            #expect(!LanguageTag(name).isRightToLeft, "\(name)")
        }
    }

    // MARK: The application's language

    @Test func foldersAndTheInformationNameTheLocalizations() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        for name in ["de.lproj", "Base.lproj", "fr.lproj", "Pictures"] {
            try FileManager.default.createDirectory(
                at: folder.appending(path: name), withIntermediateDirectories: true)
        }
        defer { try? FileManager.default.removeItem(at: folder) }
        func names(_ information: NSDictionary?) -> [String] {
            ApplicationLanguage.localizations(folders: [folder.path], information: information)
        }
        #expect(names(nil) == ["de", "en", "fr"])
        #expect(names(["CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)"]) == ["de", "en", "fr"])
        #expect(names(["CFBundleDevelopmentRegion": "de"]) == ["de", "fr"])
        #expect(
            names(["CFBundleDevelopmentRegion": "de", "CFBundleLocalizations": ["it", "fr"]]) == ["de", "fr", "it"])
        #expect(ApplicationLanguage.localizations(folders: [], information: nil).isEmpty)
    }

    @Test func theApplicationIsInTheFirstOfTheUsersLanguagesThatItHas() {
        func name(_ localizations: [String], _ languages: [String], _ information: NSDictionary? = nil) -> String {
            ApplicationLanguage.name(of: localizations, information: information, for: languages)
        }
        #expect(name(["de", "en"], ["fr", "de"]) == "de")
        #expect(name(["de", "en"], ["ja"]) == "en")
        #expect(name(["de", "en"], ["ja"], ["CFBundleDevelopmentRegion": "de"]) == "de")
        #expect(name([], ["ja-JP"]) == "ja-JP")
        #expect(name(["en"], ["ja-JP"], ["CFBundleAllowMixedLocalizations": true]) == "ja-JP")
    }
}
