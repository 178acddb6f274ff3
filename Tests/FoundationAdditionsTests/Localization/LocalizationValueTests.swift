import Foundation
import FoundationAdditions
import Testing

/// Localized strings with values in them.
@Suite struct LocalizationValueTests {
    private let folder: URL
    private let bundle: Bundle

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "LocalizationValueTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let strings = """
            "Done" = "Fertig";
            "%lld of %@" = "%2$@: %1$lld";
            "%lf%% full" = "%lf %% voll";
            "greeting" = "Hallo %@";
            """
        try Data(strings.utf8).write(to: folder.appending(path: "Localizable.strings"))
        bundle = try #require(Bundle(url: folder))
    }

    @Test func aTextWithoutValuesIsItsOwnKey() {
        #expect(String(localized: "Done", bundle: bundle) == "Fertig")
        #expect(String(localized: "100% sure", bundle: bundle) == "100% sure")
    }

    @Test func valuesArePlaceholdersOfTheKey() {
        let name = "Porto"
        #expect(String(localized: "\(3) of \(name)", bundle: bundle) == "Porto: 3")
        #expect(
            String(localized: "\(0.5)% full", bundle: bundle, locale: Locale(identifier: "en_US")) == "0.500000 % voll")
    }

    @Test func aKeyOfItsOwnHasADefaultValue() {
        #expect(String(localized: "greeting", defaultValue: "Hello \("Ana")", bundle: bundle) == "Hallo Ana")
        #expect(String(localized: "farewell", defaultValue: "Bye \("Ana")", bundle: bundle) == "Bye Ana")
    }

    @Test func aResourceIsLookedUpWhereItSays() {
        let resource = LocalizedStringResource("greeting", defaultValue: "Hello \("Ana")", bundle: .atURL(folder))
        #expect(String(localized: resource) == "Hallo Ana")
        #expect(resource.key == "greeting")
    }
}
