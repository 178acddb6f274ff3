import Foundation
import ProjectFixtures
import Testing
import XcodeProject

@Suite struct TargetFileTests {
    private func target(_ folder: TemporaryFolder) throws -> XcodeTarget {
        try #require(try XcodeProject(at: folder.url.appending(path: "App.xcodeproj")).targets.first)
    }

    @Test func filesAreWhereTheirGroupsSay() throws {
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": ProjectText.application(
                objects: """
                    G = { isa = PBXGroup; path = Source; sourceTree = "<group>"; children = (N, F1); };
                    N = { isa = PBXGroup; name = "Only a name"; sourceTree = "<group>"; children = (F2); };
                    """ + ProjectText.file("F1", "One.swift") + ProjectText.file("F2", "Deep/Two.swift")
                        + ProjectText.file("F3", "Other/Three.swift", tree: "SOURCE_ROOT"),
                sources: ["F1", "F2", "F3"], children: ["G", "F3"]),
            "Source/One.swift": "", "Source/Deep/Two.swift": "", "Other/Three.swift": "",
        ])
        let target = try target(folder)
        #expect(target.sources.map(folder.path) == ["Source/One.swift", "Source/Deep/Two.swift", "Other/Three.swift"])
        #expect(target.missing.isEmpty)
    }

    @Test func variantsOfALocalisedFileAreAllResources() throws {
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": ProjectText.application(
                objects: """
                    V = { isa = PBXVariantGroup; name = Main.storyboard; sourceTree = "<group>"; children = (B, D); };
                    """ + ProjectText.file("B", "Base.lproj/Main.storyboard")
                        + ProjectText.file("D", "de.lproj/Main.strings"),
                resources: ["V"], children: ["V"]),
            "Base.lproj/Main.storyboard": "", "de.lproj/Main.strings": "",
        ])
        #expect(
            try target(folder).resources.map(folder.path) == ["Base.lproj/Main.storyboard", "de.lproj/Main.strings"])
    }

    @Test func filesThatAreNotOnDiskAreMissingAndNotSources() throws {
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": ProjectText.application(
                objects: ProjectText.file("F1", "Gone.swift"), sources: ["F1"], children: ["F1"])
        ])
        let target = try target(folder)
        #expect(target.sources.isEmpty)
        #expect(target.missing.map(folder.path) == ["Gone.swift"])
    }

    @Test func aGroupThatContainsItselfIsReadOnce() throws {
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": ProjectText.application(
                objects: """
                    G = { isa = PBXGroup; path = A; sourceTree = "<group>"; children = (G, MAIN, F1); };
                    """ + ProjectText.file("F1", "One.swift"), sources: ["F1"], children: ["G"]),
            "A/One.swift": "",
        ])
        #expect(try target(folder).sources.map(folder.path) == ["A/One.swift"])
    }

    @Test func productsOfOtherTargetsAreNoFiles() throws {
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": ProjectText.application(
                objects: ProjectText.file("F1", "Kit.framework", tree: "BUILT_PRODUCTS_DIR"), resources: ["F1"],
                children: ["F1"])
        ])
        let target = try target(folder)
        #expect(target.resources.isEmpty && target.missing.isEmpty)
    }

    @Test func kindsAndDependenciesAreRead() throws {
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": ProjectText.application(
                objects: """
                    KIT = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; };
                    DEP = { isa = PBXTargetDependency; target = KIT; };
                    PRODUCT = { isa = XCSwiftPackageProductDependency; productName = Lists; };
                    REMOTE = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/a/lists.git"; };
                    LOCAL = { isa = XCLocalSwiftPackageReference; relativePath = Packages/Own; };
                    """, target: "dependencies = (DEP); packageProductDependencies = (PRODUCT);",
                project: "packageReferences = (REMOTE, LOCAL);")
        ])
        let project = try XcodeProject(at: folder.url.appending(path: "App.xcodeproj"))
        let target = try #require(project.targets.first)
        #expect(target.kind == .application)
        #expect(target.dependencies == ["Kit"])
        #expect(target.packageProducts == ["Lists"])
        #expect(project.packages.map(\.name) == ["lists", "Own"])
        #expect(project.packages.map(\.isLocal) == [false, true])
    }

    @Test func foldersWithAManifestAmongTheFilesAreLocalPackages() throws {
        let objects =
            "D = { isa = PBXGroup; path = Packages; sourceTree = \"<group>\"; children = (L1, L2, L3); };"
            + ProjectText.file("L1", "Own") + ProjectText.file("L2", "Data") + ProjectText.file("L3", "Listed")
        let product =
            "PRODUCT = { isa = XCSwiftPackageProductDependency; productName = Own; };"
            + "LOCAL = { isa = XCLocalSwiftPackageReference; relativePath = Packages/Listed; };"
        let files = [
            "Packages/Own/Package.swift": "", "Packages/Listed/Package.swift": "", "Packages/Data/a.json": "",
        ]
        func packages(_ objects: String) throws -> [String] {
            let text = ProjectText.application(
                objects: objects, children: ["D"], target: "packageProductDependencies = (PRODUCT);",
                project: "packageReferences = (LOCAL);")
            let folder = try TemporaryFolder(files.merging(["App.xcodeproj/project.pbxproj": text]) { $1 })
            let project = try XcodeProject(at: folder.url.appending(path: "App.xcodeproj"))
            return project.packages.compactMap(\.folder).map(folder.path)
        }
        #expect(try packages(objects + product) == ["Packages/Listed", "Packages/Own"])
        // Without a product nothing of such a package is used.
        #expect(try packages(objects) == [])
    }
}
