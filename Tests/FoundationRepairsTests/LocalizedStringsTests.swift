import Foundation
import FoundationRepairs
import Testing
import ToolchainBets

/// Strings in the user's language, and strings that depend on numbers.
@Suite
struct LocalizedStringsTests {
    /// A bundle of files in a folder of its own.
    private final class Folder {
        let path = NSTemporaryDirectory() + "strings-" + UUID().uuidString
        var bundle: Bundle { Bundle(path: path)! }

        init(_ files: [String: String]) throws {
            for (name, text) in files {
                let file = path + "/" + name
                try FileManager.default.createDirectory(
                    atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
                try text.write(toFile: file, atomically: true, encoding: .utf8)
            }
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }
    }

    /// An entry of a `.stringsdict` file with one variable each for the lists of formats.
    private func entry(_ key: String, _ format: String, _ variables: [String: [String: String]]) -> String {
        let rules = variables.map { name, formats in
            let texts = formats.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
            return """
                <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>ld</string>\(texts)</dict>
                """
        }
        return """
            <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(rules.joined())</dict>
            """
    }

    private func file(_ entries: String...) -> String {
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(entries.joined())</dict></plist>"
    }

    private let rows = ["one": "%ld row", "other": "%ld rows", "zero": "no rows"]

    @Test func foundationAsksForStringsHere() {
        #expect(LocalizedStrings.isInEffect == ToolchainBet.localizedStrings.isAllowed)
    }

    @Test func pluralsFollowTheNumber() throws {
        let folder = try Folder(["en.lproj/Localizable.stringsdict": file(entry("rows", "%#@rows@", ["rows": rows]))])
        let format = folder.bundle.localizedString(forKey: "rows", value: nil, table: nil)
        #expect([0, 1, 2].map { String.localizedStringWithFormat(format, $0) } == ["no rows", "1 row", "2 rows"])
        #expect(String(format: "(" + format + ")", 1) == "(1 row)")
    }

    @Test func theCategoriesAreThoseOfTheLanguage() throws {
        let formats = ["one": "%ld строка", "few": "%ld строки", "many": "%ld строк", "other": "%ld строки"]
        let folder = try Folder(["ru.lproj/List.stringsdict": file(entry("rows", "%#@rows@", ["rows": formats]))])
        let format = try #require(LocalizedStrings.find("rows", in: "List", folders: [folder.path], languages: ["ru"]))
        #expect(
            [1, 3, 5, 21].map { String(format: format, $0) } == ["1 строка", "3 строки", "5 строк", "21 строка"])
    }

    @Test func aFormatHasSeveralVariablesAndOtherArguments() throws {
        let folders = ["one": "one folder", "other": "%ld folders"]
        let folder = try Folder([
            "en.lproj/Localizable.stringsdict": file(
                entry("found", "%@: %#@rows@ in %#@folders@, %@", ["rows": rows, "folders": folders]),
                entry("swapped", "%2$#@rows@ in %1$#@folders@", ["rows": rows, "folders": folders]))
        ])
        let found = folder.bundle.localizedString(forKey: "found", value: nil, table: nil)
        #expect(String(format: found, "Mail" as NSString, 1, 1, "now" as NSString) == "Mail: 1 row in one folder, now")
        #expect(String(format: found, "Mail" as NSString, 7, 3, "now" as NSString) == "Mail: 7 rows in 3 folders, now")
        let swapped = folder.bundle.localizedString(forKey: "swapped", value: nil, table: nil)
        #expect(String(format: swapped, 4, 1) == "1 row in 4 folders")
    }

    @Test func aVariantNamesFurtherVariables() throws {
        let outer = ["one": "%ld row in %#@folders@", "other": "%ld rows in %#@folders@"]
        let folder = try Folder([
            "en.lproj/Localizable.stringsdict": file(
                entry("found", "%#@rows@.", ["rows": outer, "folders": ["one": "a folder", "other": "%ld folders"]]))
        ])
        let format = folder.bundle.localizedString(forKey: "found", value: nil, table: nil)
        #expect(String(format: format, 1, 2) == "1 row in 2 folders.")
        #expect(String(format: format, 2, 1) == "2 rows in a folder.")
    }

    @Test func theFirstLanguageWithTheTableCounts() throws {
        let folder = try Folder([
            "de.lproj/Localizable.strings": #""Open" = "Öffnen";"#,
            "en.lproj/Localizable.strings": #""Open" = "Open"; "Close" = "Close";"#,
        ])
        func found(_ key: String, _ languages: [String]) -> String? {
            LocalizedStrings.find(key, in: "Localizable", folders: [folder.path], languages: languages)
        }
        #expect(found("Open", ["it", "de-AT", "de"]) == "Öffnen" && found("Close", ["de"]) == nil)
        #expect(found("Open", ["it"]) == "Open" && found("Gone", ["it"]) == nil)
    }

    @Test func aKeyWithoutAStringIsItselfOrTheGivenValue() throws {
        let folder = try Folder(["en.lproj/Localizable.strings": #""Open" = "Open it";"#])
        #expect(NSLocalizedString("Open", bundle: folder.bundle, comment: "") == "Open it")
        #expect(NSLocalizedString("Close", bundle: folder.bundle, comment: "") == "Close")
        #expect(NSLocalizedString("Close", bundle: folder.bundle, value: "Shut", comment: "") == "Shut")
    }

    @Test func aDamagedFileIsAsIfItWereNotThere() throws {
        let folder = try Folder([
            "de.lproj/Localizable.strings": #""Open" = "Öff"#,
            "en.lproj/Localizable.strings": #""Open" = "Open it";"#,
        ])
        #expect(
            LocalizedStrings.find("Open", in: "Localizable", folders: [folder.path], languages: ["de"]) == "Open it")
    }

    @Test func otherFormatsAreAsBefore() {
        #expect(String(format: "%d %@ %.1f%% %#x", 3, "a" as NSString, 2.25, 255) == "3 a 2.2% 0xff")
    }

    @Test func theLanguagesAreThoseOfTheEnvironmentOrElseFoundations() {
        func names(_ environment: [String: String]) -> [String] {
            UserLanguages.names(environment: environment, then: ["en-001"])
        }
        #expect(names(["LANG": "de_AT.UTF-8"]) == ["de-AT", "de"])
        #expect(names(["LANG": "de_AT.UTF-8", "LC_ALL": "fr_FR@euro"]) == ["fr-FR", "fr"])
        #expect(names(["LANG": "de_DE.UTF-8", "LANGUAGE": "it:es"]).prefix(3) == ["it", "es", "de-DE"])
        #expect(names(["LANG": "C", "LANGUAGE": "it"]) == ["en-001", "en"])
        #expect(names(["LANG": "C.UTF-8"]) == ["en-001", "en"])
        #expect(names(["LANG": "C.UTF-8", "LANGUAGE": "it"]) == ["it"])
    }
}
