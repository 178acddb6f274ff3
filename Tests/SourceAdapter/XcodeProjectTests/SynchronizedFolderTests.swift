import Foundation
import ProjectFixtures
import Testing
import XcodeProject

@Suite struct SynchronizedFolderTests {
    private let group = """
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E1, E2); };
        E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP;
            membershipExceptions = (Info.plist, Left/Out.swift); };
        E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TESTS;
            membershipExceptions = (Shared.swift); };
        TESTS = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; };
        """

    private func project(targets: String = "APP, TESTS") throws -> (TemporaryFolder, XcodeProject) {
        let text = ProjectText.application(
            objects: group, children: ["S"], target: "fileSystemSynchronizedGroups = (S);")
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": text.replacing("targets = (APP)", with: "targets = (\(targets))"),
            "App/Main.swift": "", "App/Shared.swift": "", "App/Left/Out.swift": "", "App/Left/In.swift": "",
            "App/Info.plist": "", "App/Assets.xcassets/Contents.json": "", "App/Base.lproj/Main.storyboard": "",
            "App/App.entitlements": "", "App/.hidden.swift": "",
        ])
        return (folder, try XcodeProject(at: folder.url.appending(path: "App.xcodeproj")))
    }

    @Test func everyFileOfTheFolderBelongsToTheTargetButForTheExceptions() throws {
        let (folder, project) = try project()
        let target = try #require(project.targets.first)
        #expect(target.sources.map(folder.path) == ["App/Left/In.swift", "App/Main.swift", "App/Shared.swift"])
        #expect(target.resources.map(folder.path) == ["App/Assets.xcassets", "App/Base.lproj/Main.storyboard"])
    }

    @Test func anotherTargetHasOnlyWhatIsListedForIt() throws {
        let (folder, project) = try project()
        #expect(try #require(project.targets.last).sources.map(folder.path) == ["App/Shared.swift"])
    }
}
