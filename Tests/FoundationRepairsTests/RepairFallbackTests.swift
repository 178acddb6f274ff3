import CToolchainBets
import Foundation
import FoundationRepairs
import Testing
import ToolchainBets

/// Foundation without the repairs, as it is where its records are not as expected. Each test runs where
/// `TRESTLE_WITHOUT` names the record (scripts/try-fallbacks).
@Suite struct RepairFallbackTests {
    @Test(.enabled(if: !ToolchainBet.untypedObjects.isAllowed))
    func objectsThatCoreFoundationKnowsAreCompared() {
        let text = NSMutableAttributedString(string: "red blue", attributes: [NSAttributedString.Key("key"): "red"])
        text.addAttribute(NSAttributedString.Key("key"), value: "blue", range: NSRange(location: 4, length: 4))
        #expect(text.attribute(NSAttributedString.Key("key"), at: 5, effectiveRange: nil) as? String == "blue")
    }

    @Test(.enabled(if: !ToolchainBet.stringReplacement.isAllowed))
    func wholeCharactersAreReplaced() {
        let text = NSMutableString(string: "e\u{301}x")
        text.replaceCharacters(in: NSRange(location: 0, length: 2), with: "a")
        #expect(text == "ax")
    }

    @Test(.enabled(if: !ToolchainBet.localizedStrings.isAllowed))
    func aStringThatNoTableHasIsItsKey() {
        #expect(Bundle.main.localizedString(forKey: "key", value: nil, table: nil) == "key")
        #expect(String(format: "%ld rows", 3) == "3 rows")
    }

    @Test(.enabled(if: !ToolchainBet.currentLocale.isAllowed))
    func theCurrentLocaleIsFoundationsOwn() {
        UserLocale.set(LocaleSettings(locale: "de_DE"))
        defer { UserLocale.set(nil) }
        #expect(Locale.current.identifier == "en_001" && Locale.preferredLanguages == ["en-001"])
        #expect(ApplicationLanguage.name == "de-DE")
    }

    @Test(.enabled(if: !ToolchainBet.mainBundle.isAllowed))
    func theMainBundleIsTheFolderOfTheProgram() {
        #expect(FileManager.default.fileExists(atPath: Bundle.main.bundlePath))
        #expect(Bundle.main.url(forResource: "missing", withExtension: "txt") == nil)
    }

    @Test(.enabled(if: !ToolchainBet.folderSearch.isAllowed))
    func applicationsHaveTheFoldersOfTheUser() {
        let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)
        #expect(caches.count == 1 && caches.allSatisfy { !$0.path.contains("/tests-\(getpid())/") })
    }

    @Test(.enabled(if: !ToolchainBet.mainThread.isAllowed)) @MainActor
    func theMainThreadIsTheFirstOne() {
        #expect(Thread.isMainThread == FirstThread.isCurrent)
    }

    @Test(.enabled(if: !ToolchainBet.delays.isAllowed))
    func nobodyCanTakeWhatTheProgramAsksForLater() {
        #expect(!set_delay_handlers(DelayHandlers()))
    }

    @Test(.enabled(if: !ToolchainBet.initializers.isAllowed))
    func anApplicationMakesTheRepairs() {
        FoundationRepairs.complete()
        #expect(ObjectComparison.isInEffect && StringReplacements.isInEffect && LocalizedStrings.isInEffect)
    }
}
