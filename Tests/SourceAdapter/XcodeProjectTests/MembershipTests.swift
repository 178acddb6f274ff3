import Foundation
import ProjectFixtures
import Testing
import XcodeProject

/// The forms in which project files of Xcode 9 to 26 say which files a target has.
@Suite struct MembershipTests {
    private func target(
        _ text: String, _ files: [String], named name: String = "My App"
    ) throws -> (folder: TemporaryFolder, target: XcodeTarget) {
        var texts = Dictionary(uniqueKeysWithValues: files.map { ($0, "") })
        texts["App.xcodeproj/project.pbxproj"] = text
        let folder = try TemporaryFolder(texts)
        let project = try XcodeProject(at: folder.url.appending(path: "App.xcodeproj"))
        return (folder, try #require(project.targets.first { $0.name == name }))
    }

    /// A project whose target has the folder `App`.
    private func synchronized(_ exceptions: String, group: String = "", children: String = "S") -> String {
        ProjectText.application(
            objects: """
                S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E);
                    \(group) };
                E = { \(exceptions) };
                G = { isa = PBXGroup; path = Modules; sourceTree = "<group>"; children = (S); };
                COPY = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 7; files = (); };
                TOOLS = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 6; files = (); };
                """, children: [children], target: "fileSystemSynchronizedGroups = (S);"
        ).replacing("buildPhases = (SRC, RES)", with: "buildPhases = (SRC, RES, COPY, TOOLS)")
    }

    @Test(arguments: [46, 48, 50, 51, 52, 53, 54, 55, 56, 60, 63, 70, 71, 73, 77, 100])
    func theVersionOfTheFileDoesNotMatter(version: Int) throws {
        let text = ProjectText.application(
            objects: ProjectText.file("F1", "One.swift"), sources: ["F1"], children: ["F1"])
        let (folder, target) = try target(
            text.replacing("objectVersion = 56", with: "objectVersion = \(version)"), ["One.swift"])
        #expect(target.sources.map(folder.path) == ["One.swift"])
    }

    @Test func aSynchronizedFolderMayBeInAGroup() throws {
        let (folder, target) = try target(synchronized("", children: "G"), ["Modules/App/Deep/One.swift"])
        #expect(target.sources.map(folder.path) == ["Modules/App/Deep/One.swift"])
    }

    @Test func aFolderWithExplicitMembershipIsOneResource() throws {
        let (folder, target) = try target(
            synchronized("", group: "explicitFolders = (Pages, Deep/Data);"),
            ["App/Pages/index.html", "App/Pages/Old.swift", "App/Deep/Data/a.json", "App/Deep/One.swift"])
        #expect(target.sources.map(folder.path) == ["App/Deep/One.swift"])
        #expect(target.resources.map(folder.path) == ["App/Deep/Data", "App/Pages"])
    }

    @Test func exceptionsOfABuildPhaseMoveFilesIntoIt() throws {
        func files(_ phase: String) throws -> [[String]] {
            let (folder, target) = try target(
                synchronized(
                    """
                    isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = \(phase);
                    membershipExceptions = (Two.swift, tool.txt);
                    """), ["App/One.swift", "App/Two.swift", "App/tool.txt", "App/a.json"])
            return [target.sources.map(folder.path), target.resources.map(folder.path)]
        }
        #expect(try files("COPY") == [["App/One.swift"], ["App/Two.swift", "App/a.json", "App/tool.txt"]])
        #expect(try files("TOOLS") == [["App/One.swift"], ["App/a.json"]])
    }

    @Test func exceptionsMayBeLocalizedFilesAndFolders() throws {
        let (folder, target) = try target(
            synchronized(
                """
                isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP;
                membershipExceptions = ("/Localized: Main.storyboard", "Views/Localized: Row.xib", Old);
                """),
            [
                "App/de.lproj/Main.storyboard", "App/Base.lproj/Main.storyboard", "App/Base.lproj/Other.storyboard",
                "App/Views/de.lproj/Row.xib", "App/Old/Deep/One.swift", "App/Older.swift",
            ])
        #expect(target.sources.map(folder.path) == ["App/Older.swift"])
        #expect(target.resources.map(folder.path) == ["App/Base.lproj/Other.storyboard"])
    }

    @Test func filesOfASynchronizedFolderForOtherSystemsAreLeftOut() throws {
        let (folder, target) = try target(
            synchronized(
                """
                isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP;
                platformFiltersByRelativePath = { "Mac.swift" = (macos, ); "Both.swift" = (ios, macos, ); };
                """), ["App/Mac.swift", "App/Both.swift", "App/One.swift"])
        #expect(target.sources.map(folder.path) == ["App/Both.swift", "App/One.swift"])
    }

    @Test func buildFilesAndDependenciesForOtherSystemsAreLeftOut() throws {
        let text = ProjectText.application(
            objects: ["F1", "F2", "F3", "F4"].map { ProjectText.file($0, "\($0).swift") }.joined() + """
                KIT = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; };
                D1 = { isa = PBXTargetDependency; target = KIT; platformFilters = (macos, ); };
                """,
            sources: ["F1", "F2", "F3", "F4"], children: ["F1", "F2", "F3", "F4"], target: "dependencies = (D1);"
        ).replacing("fileRef = F2;", with: "fileRef = F2; platformFilter = maccatalyst;")
            .replacing("fileRef = F3;", with: "fileRef = F3; platformFilters = (ios, tvos, );")
            .replacing("fileRef = F4;", with: "fileRef = F4; platformFilters = (macos, xros, );")
        let (folder, target) = try target(text, ["F1.swift", "F2.swift", "F3.swift", "F4.swift"])
        #expect(target.sources.map(folder.path) == ["F1.swift", "F3.swift"])
        #expect(target.dependencies == [])
    }

    @Test func filesThatAreCopiedIntoTheFolderOfResourcesAreResources() throws {
        let text = ProjectText.application(
            objects: ProjectText.file("F1", "a.json") + ProjectText.file("F2", "Tool.framework") + """
                B1 = { isa = PBXBuildFile; fileRef = F1; };
                B2 = { isa = PBXBuildFile; fileRef = F2; };
                C1 = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 7; files = (B1); };
                C2 = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 10; files = (B2); };
                """, children: ["F1", "F2"]
        ).replacing("buildPhases = (SRC, RES)", with: "buildPhases = (SRC, RES, C1, C2)")
        let (folder, target) = try target(text, ["a.json", "Tool.framework/a"])
        #expect(target.resources.map(folder.path) == ["a.json"])
    }

    @Test func theVersionsOfAModelAreOneFile() throws {
        let text = ProjectText.application(
            objects: """
                V = { isa = XCVersionGroup; path = Shop.xcdatamodeld; sourceTree = "<group>"; children = (V1, V2);
                    currentVersion = V2; versionGroupType = wrapper.xcdatamodel; };
                """ + ProjectText.file("V1", "Shop.xcdatamodel") + ProjectText.file("V2", "Shop 2.xcdatamodel"),
            sources: ["V"], children: ["V"])
        let (folder, target) = try target(text, ["Shop.xcdatamodeld/Shop.xcdatamodel/contents"])
        #expect(target.sources.map(folder.path) == ["Shop.xcdatamodeld"])
        #expect(target.missing == [])
    }

    @Test func filesOfTheSystemsKitAreNoFilesOfTheProject() throws {
        let trees = ["SDKROOT", "DEVELOPER_DIR", "BUILT_PRODUCTS_DIR"]
        let text = ProjectText.application(
            objects: trees.map { ProjectText.file($0, "One.swift", tree: $0) }.joined(), sources: trees, children: trees
        )
        let (_, target) = try target(text, ["One.swift"])
        #expect(target.sources == [] && target.missing == [])
    }

    @Test func absolutePathsAreTakenAsTheyAre() throws {
        let other = try TemporaryFolder(["One.swift": ""])
        let place = other.url.appending(path: "One.swift").path
        let text = ProjectText.application(
            objects: ProjectText.file("F1", place, tree: "<absolute>"), sources: ["F1"], children: ["F1"])
        #expect(try target(text, []).target.sources.map(\.path) == [place])
    }

    @Test func namesMayHaveSpacesQuotesAndAnyLetters() throws {
        let names = [
            "Two Words.swift", "It's.swift", "Größe.swift", "😀 Face.swift", "a+b (c)&d@2x.swift", "Q\"uote.swift",
            "back\\slash.swift", "$(NAME).swift", "ディスク.swift",
        ]
        let objects = names.enumerated().map { index, name in
            let quoted = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            return ProjectText.file("F\(index)", quoted)
        }
        let ids = names.indices.map { "F\($0)" }
        let text = ProjectText.application(objects: objects.joined(), sources: ids, children: ids)
            .replacing("name = \"My App\"", with: "name = \"Mein „Laden“ 😀\"")
        let (folder, target) = try target(text, names, named: "Mein „Laden“ 😀")
        #expect(target.sources.map(folder.path) == names)
        #expect(target.moduleName == "Mein__Laden___")
    }

    @Test(arguments: [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian, .utf16])
    func theTextMayBeInUTF8OrUTF16(encoding: String.Encoding) throws {
        let text = ProjectText.application(
            objects: ProjectText.file("F1", "Größe.swift"), sources: ["F1"], children: ["F1"])
        let marks: [String.Encoding: [UInt8]] = [
            .utf8: [0xEF, 0xBB, 0xBF], .utf16LittleEndian: [0xFF, 0xFE], .utf16BigEndian: [0xFE, 0xFF],
        ]
        let data = Data(marks[encoding] ?? []) + (try #require(text.data(using: encoding)))
        #expect(try sources(data) == ["Größe.swift"])
    }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func theFileMayBeAPropertyListOfTheSystems(format: PropertyListSerialization.PropertyListFormat) throws {
        let objects: [String: [String: Any]] = [
            "ROOT": ["isa": "PBXProject", "mainGroup": "MAIN", "targets": ["APP"]],
            "MAIN": ["isa": "PBXGroup", "sourceTree": "<group>", "children": ["F1"]],
            "F1": ["isa": "PBXFileReference", "path": "Größe.swift", "sourceTree": "<group>"],
            "B1": ["isa": "PBXBuildFile", "fileRef": "F1"],
            "SRC": ["isa": "PBXSourcesBuildPhase", "files": ["B1"]],
            "APP": ["isa": "PBXNativeTarget", "name": "App", "buildPhases": ["SRC"]],
        ]
        let list: [String: Any] = ["rootObject": "ROOT", "objectVersion": "77", "objects": objects]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
        #expect(try sources(data) == ["Größe.swift"])
    }

    /// The sources of a project whose file has these contents.
    private func sources(_ data: Data) throws -> [String] {
        let folder = try TemporaryFolder(["Größe.swift": "", "App.xcodeproj/project.pbxproj": ""])
        try data.write(to: folder.url.appending(path: "App.xcodeproj/project.pbxproj"))
        let project = try XcodeProject(at: folder.url.appending(path: "App.xcodeproj"))
        return try #require(project.targets.first).sources.map(folder.path)
    }
}
