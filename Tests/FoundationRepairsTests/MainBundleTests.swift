import Foundation
import FoundationRepairs
import Testing
import ToolchainBets

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
        #expect(MainBundleResources.isInEffect == ToolchainBet.mainBundle.isAllowed)
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

/// The folder that the main bundle's paths name.
@Suite
struct MainBundlePathTests {
    private func folders(_ bundles: [String: [String]]) throws -> (root: String, all: [String]) {
        let root = NSTemporaryDirectory() + "bundles-" + UUID().uuidString
        for (bundle, files) in bundles {
            for file in files + ["x.txt"] {
                let url = URL(filePath: "\(root)/\(bundle)/\(file)")
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data().write(to: url)
            }
        }
        return (root, [root] + bundles.keys.sorted().map { "\(root)/\($0)" })
    }

    @Test func itIsTheResourceBundleOfTheApplicationsModule() throws {
        let (root, all) = try folders(["p_Kit.resources": [], "p_My_App.resources": [], "p_App.resources": []])
        defer { try? FileManager.default.removeItem(atPath: root) }
        #expect(MainBundleFolders.application(of: "App", in: all) == root + "/p_App.resources")
        #expect(MainBundleFolders.application(of: "My_App", in: all) == root + "/p_My_App.resources")
    }

    @Test func whereNoModuleHasTheNameItIsTheOneThatMayBeAnApplications() throws {
        let (root, all) = try folders(["p_Kit.resources": [], "p_App.resources": ["Application/Info.plist"]])
        defer { try? FileManager.default.removeItem(atPath: root) }
        #expect(MainBundleFolders.application(of: "Tests", in: all) == root + "/p_App.resources")
        #expect(
            MainBundleFolders.application(of: "", in: [root, root + "/p_Kit.resources"]) == root + "/p_Kit.resources")
        #expect(MainBundleFolders.application(of: "", in: [root]) == nil)
    }

    @Test func libraryCodeThatAsksForACompiledNibFindsItsSource() throws {
        let (root, _) = try folders(["Kit.bundle": ["Row.xib", "de.lproj/Main.storyboard", "Base.lproj/Cell.xib"]])
        defer { try? FileManager.default.removeItem(atPath: root) }
        let bundle = try #require(Bundle(path: root + "/Kit.bundle"))
        #expect(bundle.path(forResource: "Row", ofType: "nib") == root + "/Kit.bundle/Row.xib")
        #expect(bundle.url(forResource: "Row", withExtension: "nib")?.lastPathComponent == "Row.xib")
        #expect(bundle.path(forResource: "Row.nib", ofType: nil)?.hasSuffix("/Row.xib") == true)
        #expect(bundle.path(forResource: "Other", ofType: "nib") == nil)
        #expect(bundle.path(forResource: "Row", ofType: "storyboardc") == nil)
        #expect(
            bundle.path(forResource: "Main", ofType: "storyboardc", inDirectory: nil, forLocalization: "de")?
                .hasSuffix("de.lproj/Main.storyboard") == true)
    }

    @Test func aCompiledFileThatExistsIsFoundItself() throws {
        let (root, _) = try folders(["Kit.bundle": ["Row.xib", "Row.nib"]])
        defer { try? FileManager.default.removeItem(atPath: root) }
        let bundle = try #require(Bundle(path: root + "/Kit.bundle"))
        #expect(bundle.path(forResource: "Row", ofType: "nib")?.hasSuffix("/Row.nib") == true)
    }
}
