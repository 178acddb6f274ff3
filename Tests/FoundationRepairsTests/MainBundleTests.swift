import Foundation
import FoundationRepairs
import Testing

/// Where the main bundle's files and its Info.plist are looked for.
@Suite
struct MainBundleTests {
    /// A folder of resources.
    private final class Folder {
        let path = NSTemporaryDirectory() + "resources-" + UUID().uuidString

        init(_ files: [String]) throws {
            for name in files {
                let file = path + "/" + name
                try FileManager.default.createDirectory(
                    atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
                try Data().write(to: URL(filePath: file))
            }
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        func first(_ name: String, in folder: String? = nil, _ languages: [String]) -> String? {
            ResourceSearch(name, type: "txt", in: folder).first(in: [path], languages: languages).map(relative)
        }

        func all(_ type: String, in folder: String? = nil, _ languages: [String]) -> [String] {
            ResourceSearch(nil, type: type, in: folder).all(in: [path], languages: languages).map(relative)
        }

        private func relative(_ file: String) -> String { String(file.dropFirst(path.count + 1)) }
    }

    @Test func foundationAsksForFilesHere() {
        #expect(MainBundleResources.isInEffect)
    }

    @Test func aSubfolderIsInTheFoldersOfLanguages() throws {
        let folder = try Folder(["Pages/a.txt", "de.lproj/Pages/a.txt", "de.lproj/Pages/b.txt", "Pages/de.lproj/c.txt"])
        #expect(folder.first("a", in: "Pages", ["de"]) == "Pages/a.txt")
        #expect(folder.first("b", in: "Pages", ["it", "de"]) == "de.lproj/Pages/b.txt")
        #expect(folder.first("c", in: "Pages", ["de"]) == nil && folder.first("b", in: "Pages", ["it"]) == nil)
    }

    @Test func listsHaveEachNameOnceInTheBestLanguage() throws {
        let folder = try Folder([
            "a.txt", "de.lproj/a.txt", "de.lproj/b.txt", "en.lproj/b.txt", "en.lproj/c.txt", "d.md",
        ])
        #expect(folder.all("txt", ["de", "en"]) == ["a.txt", "de.lproj/b.txt", "en.lproj/c.txt"])
        #expect(folder.all(".md", ["de"]) == ["d.md"] && folder.all("txt", in: "Pages", ["de"]).isEmpty)
    }

    @Test func baseAndEnglishAreSearchedAfterTheLanguagesOfTheUser() {
        #expect(UserLanguages.folders.contains("Base") && UserLanguages.folders.contains("en"))
        #expect(UserLanguages.folders.starts(with: UserLanguages.names))
    }

    @Test func theModuleOfATargetHasUnderscores() {
        #expect(MainBundleFolders.module(ofTarget: "my-app") == "my_app")
        #expect(MainBundleFolders.mayBelong("/x/my-app_my-app.resources", to: "my_app"))
        #expect(!MainBundleFolders.executableModule.contains("-"))
    }

    @Test func anInfoPlistIsReadOnceAndItsSettingsAreReplaced() throws {
        let folder = try Folder([])
        let list = folder.path + "/Info.plist"
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        let values = ["UIMainStoryboardFile": "Main", "CFBundleName": "$(PRODUCT_NAME)"]
        try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
            .write(to: URL(filePath: list))
        let read = try MainBundleInformation.properties(at: list, module: "App")
        #expect(read as? [String: String] == ["UIMainStoryboardFile": "Main", "CFBundleName": "App"])
        try FileManager.default.removeItem(atPath: list)
        #expect(try MainBundleInformation.properties(at: list, module: "App").count == 2)
        #expect(throws: (any Error).self) { try MainBundleInformation.properties(at: list, module: "Other") }
    }

    @Test func resourcesOfTestsAreNotTheApplications() {
        #expect(MainBundleFolders.areOfTests("Kit_KitTests.resources"))
        #expect(!MainBundleFolders.areOfTests("Kit_Kit.resources"))
        // These tests run beside resources of other tests.
        #expect(!MainBundleFolders.all.contains { $0.hasSuffix("Tests.resources") })
    }
}
