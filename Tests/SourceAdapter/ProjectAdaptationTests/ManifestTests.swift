import Foundation
import ProjectFixtures
import Testing

@testable import ProjectAdaptation

/// Projects that manifests of XcodeGen and Tuist describe.
@Suite struct ManifestTests {
    private static let manifest = """
        name: App
        options: {bundleIdPrefix: org.example}
        targets:
          App:
            type: application
            platform: iOS
            sources: [Source]
            info: {path: Info.plist, properties: {UIMainStoryboardFile: Main}}
          AppTests:
            type: bundle.unit-test
            platform: iOS
            sources: [Tests]
            dependencies: [{target: App}]

        """
    private static let sources = [
        "project.yml": manifest, "Source/AppDelegate.swift": Sample.delegate, "Source/Main.storyboard": "<document/>",
        "Tests/RowTests.swift": "@testable import App",
    ]

    @Test func aFolderWithAManifestOfXcodeGenIsTheProject() throws {
        let folder = try TemporaryFolder(Self.sources)
        for path in ["", "project.yml"] {
            let project = try ProjectReader.read(folder.url.appending(path: path).path)
            #expect(project.name == "App")
            #expect(project.targets.map(\.module) == ["App", "AppTests"])
            #expect(project.targets.map(\.kind) == [.application, .tests])
            #expect(project.targets[0].sources.map(folder.path) == ["Source/AppDelegate.swift"])
            #expect(project.targets[0].bundleIdentifier == "org.example.App")
            #expect(project.targets[1].dependencies == ["App"])
            let list = try PropertyListSerialization.propertyList(
                from: try #require(project.targets[0].informationList), format: nil)
            #expect((list as? [String: Any])?["UIMainStoryboardFile"] as? String == "Main")
        }
    }

    @Test func aFileOfThatNameOfAnotherToolIsNoManifest() throws {
        let folder = try TemporaryFolder(["project.yml": "name: Site\n", "Row.swift": "class Row {}"])
        #expect(try ProjectReader.read(folder.url.path).targets.map { $0.sources.map(folder.path) } == [["Row.swift"]])
    }

    @Test func aManifestInAFolderBelowIsAProject() throws {
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: Self.sources.map { ("App/" + $0, $1) }))
        #expect(try ProjectReader.read(folder.url.path).targets.map(\.module) == ["App", "AppTests"])
    }

    @Test func aDamagedManifestIsNamedWithItsLine() throws {
        let folder = try TemporaryFolder(["project.yml": "name: App\ntargets: [\n", "Row.swift": ""])
        let error = #expect(throws: (any Error).self) { try ProjectReader.read(folder.url.path) }
        #expect(
            error.map { "\($0)" }?.hasSuffix("project.yml:2: the manifest is damaged: a bracket [ has no counterpart")
                == true)
    }

    @Test(arguments: [("Gone.swift", 2), ("Source/AppDelegate.swift", 1)])
    func theManifestCountsIfTheProjectNamesFilesThatAreGone(file: String, count: Int) throws {
        var files = Self.sources
        files["App.xcodeproj/project.pbxproj"] = ProjectText.application(
            objects: ProjectText.file("F1", file), sources: ["F1"], children: ["F1"])
        let folder = try TemporaryFolder(files)
        #expect(try ProjectReader.read(folder.url.path).targets.count == count)
    }

    @Test func theManifestCountsIfTheProjectHasNoFile() throws {
        let folder = try TemporaryFolder(Self.sources.merging(["App.xcodeproj/xcshareddata/a.txt": ""]) { $1 })
        #expect(try ProjectReader.read(folder.url.path).targets.map(\.module) == ["App", "AppTests"])
    }

    @Test func targetsOfTuistsManifestAreReadWhereTheyAreLiteral() throws {
        let folder = try TemporaryFolder([
            "Project.swift": """
            import ProjectDescription

            // .target(name: "Old", product: .app, sources: ["Old/**"])
            let project = Project(
                name: "Shop",
                targets: [
                    .target(name: "Shop", destinations: .iOS, product: .app, bundleId: "org.example.Shop",
                        infoPlist: .file(path: "Shop/Info.plist"),
                        sources: [.glob("Shop/Sources/**", excluding: ["Shop/Sources/Old/**"])],
                        resources: ["Shop/Resources/**"], dependencies: [.target(name: "Kit")]),
                    .target(name: "Kit", destinations: [.iPhone], product: .framework, bundleId: "org.example.Kit",
                        buildableFolders: ["Kit"]),
                    .target(name: "ShopTests", destinations: .iOS, product: .unitTests, bundleId: "t",
                        sources: "Shop/Tests/**"),
                    .target(name: "Mac", destinations: .macOS, product: .app, bundleId: "m", sources: ["Mac/**"]),
                    .target(name: "Widget", destinations: .iOS, product: .appExtension, bundleId: "w",
                        sources: ["Widget/**"]),
                ]
            )
            """,
            "Tuist/ProjectDescriptionHelpers/Names.swift": "let names = 1", "Tuist.swift": "import ProjectDescription",
            "Shop/Sources/Shop.swift": Sample.delegate + "import Kit", "Shop/Sources/Old/Old.swift": "",
            "Shop/Resources/Assets.xcassets/Contents.json": "{}", "Shop/Tests/ShopTests.swift": "@testable import Shop",
            "Shop/Info.plist": try #require(Sample.files["Info.plist"]), "Kit/Row.swift": "public class Row {}",
            "Mac/Mac.swift": "", "Widget/Widget.swift": "",
        ])
        var project = try ProjectReader.read(folder.url.path)
        LibrarySearch.addCopies(to: &project)
        #expect(project.name == "Shop")
        #expect(project.targets.map(\.module) == ["Shop", "Kit", "ShopTests"])
        #expect(project.targets.map(\.kind) == [.application, .library, .tests])
        #expect(
            project.targets.map { $0.sources.map(folder.path) } == [
                ["Shop/Sources/Shop.swift"], ["Kit/Row.swift"], ["Shop/Tests/ShopTests.swift"],
            ])
        #expect(project.targets[0].resources.map(folder.path) == ["Shop/Resources/Assets.xcassets"])
        #expect(project.targets[0].informationList != nil && project.targets[0].bundleIdentifier == "org.example.Shop")
        #expect(project.targets.map(\.dependencies) == [["Kit"], [], ["Shop"]])
        #expect(project.remarks.map(\.subject) == ["target \"Mac\"", "target \"Widget\""])
    }

    @Test func theInformationListOfTuistMayBeWrittenLiterally() throws {
        func list(_ text: String) throws -> [String: Any]? {
            let folder = try TemporaryFolder([
                "Project.swift": """
                import ProjectDescription
                let project = Project(name: "Shop", targets: [
                    Target(name: "Shop", platform: .iOS, product: .app, infoPlist: .extendingDefault(with: \(text)),
                        sources: ["App/**"])])
                """, "App/App.swift": Sample.delegate,
            ])
            let data = try ProjectReader.read(folder.url.path).targets[0].informationList
            return try data.map { try PropertyListSerialization.propertyList(from: $0, format: nil) } as? [String: Any]
        }
        let values = try list(
            """
            ["Name": "$(PRODUCT_MODULE_NAME), 1", "Count": 3, "Scenes": ["On": false, "All": [["Class": .string("A")]]],
                "Old": .array([.boolean(true)]), "Empty": [:]]
            """)
        #expect(values?["Name"] as? String == "Shop, 1" && values?["Count"] as? Int == 3)
        let scenes = values?["Scenes"] as? [String: Any]
        #expect(scenes?["On"] as? Bool == false && scenes?["All"] as? [[String: String]] == [["Class": "A"]])
        #expect(values?["Old"] as? [Bool] == [true])
        #expect(try list("[\"Name\": name]") == nil)
        #expect(try list("[\"Name\": \"a\\(name)\"]") == nil)
    }

    @Test func otherTargetsOfTuistAreThoseOfTheFolders() throws {
        let manifest = "import ProjectDescription\nimport ProjectDescriptionHelpers\n"
        let folder = try TemporaryFolder([
            "Workspace.swift": manifest + "let workspace = Workspace(name: \"Weather\", projects: [\"Projects/**\"])",
            "Plugins/EnvPlugin/Plugin.swift": manifest, "Plugins/EnvPlugin/ProjectDescriptionHelpers/Env.swift": "",
            "Projects/App/Project.swift": manifest
                + "let project = Project.makeModule(name: env.name, targets: [.app])",
            "Projects/App/Sources/App.swift": Sample.delegate, "Projects/App/Resources/Launch.storyboard": "",
            "Projects/Kit/Project.swift": manifest + "let project = Project.makeModule(name: \"Rows\", targets: all)",
            "Projects/Kit/Sources/Row.swift": "", "Projects/Kit/Interface/Sources/Rowing.swift": "",
            "Projects/Kit/Tests/Sources/RowTests.swift": "", "Projects/Kit/Demo/Sources/Demo.swift": Sample.delegate,
            "Projects/Kit/RowsUITests/UITests.swift": "",
            "Projects/Old/Project.swift": manifest, "Projects/Old/Targets/One/Sources/One.swift": "",
            "Projects/Old/Targets/Two/Sources/Two.swift": "", "Projects/Old/Targets/Two/Tests/TwoTests.swift": "",
        ])
        let project = try ProjectReader.read(folder.url.path)
        #expect(project.name == "Weather")
        #expect(
            Set(project.targets.map(\.module)) == [
                "App", "Rows", "RowsInterface", "RowsTests", "One", "Two", "TwoTests",
            ])
        #expect(project.targets.filter { $0.kind == .application }.map(\.module) == ["App"])
        #expect(project.targets.filter { $0.kind == .tests }.map(\.module) == ["RowsTests", "TwoTests"])
        #expect(project.targets[0].resources.map(folder.path) == ["Projects/App/Resources/Launch.storyboard"])
        let rows = project.targets.first { $0.module == "Rows" }
        #expect(rows?.sources.map(folder.path) == ["Projects/Kit/Sources/Row.swift"])
    }

    @Test func oneManifestMayDescribeManyModulesInFolders() throws {
        let folder = try TemporaryFolder([
            "Project.swift": """
            import ProjectDescription
            import ProjectDescriptionHelpers
            let project = Project.app(name: "Shop", modules: [rows(), Module(name: "HomeUI", path: "Home")])
            func rows() -> Module { Module(name: "Rows", path: "Rows", targets: [.api, .tests]) }
            """,
            "Features/Rows/Sources/Row.swift": "", "Features/Rows/API/Sources/Rowing.swift": "",
            "Features/Rows/Tests/UnitTests/Sources/RowTests.swift": "", "Features/Rows/Testing/Sources/Stub.swift": "",
            "Features/Rows/Tests/UITests/Sources/UITests.swift": "", "Features/Home/Sources/Home.swift": "",
            "Features/Home/Resources/Home.storyboard": "", "Features/Home/Example/Sources/Demo.swift": Sample.delegate,
            "Shop/Sources/App.swift": Sample.delegate,
        ])
        let targets = try ProjectReader.read(folder.url.path).targets
        #expect(
            Set(targets.map { "\($0.module) \($0.kind) \($0.sources.map(folder.path)[0])" }) == [
                "Rows library Features/Rows/Sources/Row.swift",
                "RowsAPI library Features/Rows/API/Sources/Rowing.swift",
                "RowsTests tests Features/Rows/Tests/UnitTests/Sources/RowTests.swift",
                "RowsTesting library Features/Rows/Testing/Sources/Stub.swift",
                "HomeUI library Features/Home/Sources/Home.swift", "Shop application Shop/Sources/App.swift",
            ])
        let home = targets.first { $0.module == "HomeUI" }
        #expect(home?.resources.map(folder.path) == ["Features/Home/Resources/Home.storyboard"])
    }

    @Test func manifestsAreNoSourceOfAFolderWithoutProjects() throws {
        let folder = try TemporaryFolder([
            "Workspace.swift": "import ProjectDescription\n", "Row.swift": "class Row {}",
        ])
        #expect(try ProjectReader.read(folder.url.path).targets.map { $0.sources.map(folder.path) } == [["Row.swift"]])
    }

    @Test(arguments: [
        (".remote(url: \"https://a.b/Rows.git\", requirement: .upToNextMajor(from: \"2\"))", "2.0.0-3.0.0"),
        (".remote(url: \"https://a.b/Rows\", requirement: .exact(\"2.1.0\"))", "2.1.0-2.1.1"),
        (".package(url: \"https://a.b/Rows\", .upToNextMinor(from: \"2.1.0\"))", "2.1.0-2.2.0"),
        (".package(url: \"https://a.b/Rows\", from: \"2.1.0\")", "2.1.0-3.0.0"),
        (".package(url: \"https://a.b/Rows\", \"2.1.0\"..<\"2.5.0\")", "2.1.0-2.5.0"),
        (".package(url: \"https://a.b/Rows\", branch: \"main\")", "main"),
        (".github(path: \"a/Rows\", requirement: .upToNext(\"5.0.4\"))", "5.0.4-6.0.0"),
        (".git(path: \"https://a.b/Rows.git\", requirement: .revision(\"abc\"))", "abc"),
    ])
    func librariesOfTuistAreNamedByTheirAddresses(call: String, version: String) throws {
        let folder = try TemporaryFolder([
            "Project.swift": "import ProjectDescription\n", "Sources/Row.swift": "",
            "Tuist/Dependencies.swift": "import ProjectDescription\nlet dependencies = Dependencies([\(call)])\n",
        ])
        let libraries = try ProjectReader.read(folder.url.path).remoteLibraries
        #expect(libraries.map(\.name) == ["Rows"])
        #expect(libraries.map(\.versionText) == [version])
    }
}
