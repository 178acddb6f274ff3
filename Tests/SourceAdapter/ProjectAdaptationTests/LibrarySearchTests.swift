import Foundation
import ProjectFixtures
import Testing

@testable import ProjectAdaptation

/// Where the libraries of a project are found on this machine.
@Suite struct LibrarySearchTests {
    /// A package whose targets have one empty file each.
    private static func package(_ name: String, dependencies: String = "", at folder: String) -> [String: String] {
        [
            "\(folder)/Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(
                name: "\(name)", products: [.library(name: "\(name)Library", targets: ["\(name)"])],
                dependencies: [\(dependencies)], targets: [.target(name: "\(name)"), .testTarget(name: "\(name)Tests")])
            """,
            "\(folder)/Sources/\(name)/\(name).swift": "", "\(folder)/Tests/\(name)Tests/Tests.swift": "",
        ]
    }

    @Test func localPackagesBringTheLocalPackagesThatTheyName() throws {
        var files = Sample.files
        files["App.xcodeproj/project.pbxproj"] = ProjectText.application(
            objects: ProjectText.file("F1", "AppDelegate.swift") + """
                L = { isa = XCLocalSwiftPackageReference; relativePath = Packages/Shop; };
                """, sources: ["F1"], children: ["F1"], project: "packageReferences = (L);")
        let remote = ".package(url: \"https://example.org/lists\", from: \"1.0.0\")"
        files.merge(Self.package("Shop", dependencies: ".package(path: \"../Rows\")", at: "Packages/Shop")) { $1 }
        files.merge(
            Self.package("Rows", dependencies: ".package(path: \"../Shop\"), \(remote)", at: "Packages/Rows")
        ) { $1 }
        let folder = try TemporaryFolder(files)
        let project = try ProjectReader.read(folder.url.path)
        #expect(project.targets.map(\.module) == ["My_App", "Shop", "Rows"])
        #expect(project.remoteLibraries.map(\.name) == ["lists"])
        #expect(project.remarks.map(\.subject) == ["package lists"])
        let package = try ProjectReader.read(folder.url.appending(path: "Packages/Rows").path)
        #expect(package.targets.map(\.module) == ["Rows", "RowsTests", "Shop"])
    }

    @Test func aCopyThatIsAWholeRepositoryIsReadByItsProject() throws {
        var files = Sample.files
        files["ListController.swift"]? += "import Rows\n"
        files.merge(Self.package("Rows", at: "Carthage/Checkouts/Rows")) { $1 }
        files["Carthage/Checkouts/Rows/Sources/RowsExtra/Extra.swift"] = ""
        let folder = try TemporaryFolder(files)
        var project = try ProjectReader.read(folder.url.path)
        LibrarySearch.addCopies(to: &project)
        #expect(project.targets.map(\.module) == ["My_App", "Rows"])
        #expect(project.targets[1].sources.map(folder.path) == ["Carthage/Checkouts/Rows/Sources/Rows/Rows.swift"])
    }

    @Test func filesThatCocoaPodsHasLeftBehindAreNotTaken() throws {
        var files = Sample.files
        files["ListController.swift"]? += "import Rows\n"
        files["Pods/Rows/Source/Row.swift"] = ""
        files["Pods/Rows/Source/Old/Row.swift"] = ""
        files["Pods/Pods.xcodeproj/project.pbxproj"] = InputTests.project(
            "Rows", "com.apple.product-type.framework", source: "Rows/Source/Row.swift")
        let folder = try TemporaryFolder(files)
        var project = try ProjectReader.read(folder.url.path)
        LibrarySearch.addCopies(to: &project)
        #expect(project.targets.map { $0.sources.map(folder.path) }.last == ["Pods/Rows/Source/Row.swift"])
    }

    @Test(arguments: [
        ("Cartfile", "github \"a/Rows\" ~> 1.0\n"), ("Podfile", "pod 'Rows', '~> 1.0'\n"),
        (
            "List.podspec",
            "Pod::Spec.new do |s|\n  s.name = 'List'\n  s.source_files = '*.swift'\n"
                + "  s.dependency 'Rows', '~> 1.0'\n  s.dependency 'List/Core'\nend"
        ),
    ])
    func aFolderWithoutAProjectHasTheLibrariesThatItNames(file: String, text: String) throws {
        let folder = try TemporaryFolder([file: text, "Row.swift": "import Rows"])
        let libraries = try ProjectReader.read(folder.url.path).remoteLibraries
        #expect(libraries.map(\.name) == ["Rows"])
        #expect(libraries.map(\.versionText) == ["1.0.0-2.0.0"])
    }

    @Test func aPodInAFolderIsReadByItsPodspec() throws {
        var files = Sample.files
        files["ListController.swift"]? += "import Rows\n"
        files["Podfile"] = "pod 'Rows', :path => 'Modules/Rows'\n"
        files["Modules/Rows/Rows.podspec"] = "Pod::Spec.new do |s|\n  s.source_files = 'Source/*.swift'\nend"
        files["Modules/Rows/Source/Row.swift"] = ""
        files["Modules/Rows/Other/Other.swift"] = ""
        let folder = try TemporaryFolder(files)
        var project = try ProjectReader.read(folder.url.path)
        LibrarySearch.addCopies(to: &project)
        #expect(project.targets.map { $0.sources.map(folder.path) }.last == ["Modules/Rows/Source/Row.swift"])
    }

    @Test func sourceForMachExceptionsThatNimbleHasACopyOfIsNotTaken() throws {
        var files = Sample.files
        files["ListController.swift"]? += "import Nimble\n"
        files["Pods/Nimble/Sources/Nimble/DSL.swift"] = ""
        files["Pods/Nimble/Carthage/Checkouts/CwlCatchException/Sources/CwlCatchException/CwlCatchException.swift"] = ""
        files["Pods/Nimble/Carthage/Checkouts/CwlPreconditionTesting/Sources/CwlDarwinDefinitions.swift"] = ""
        let folder = try TemporaryFolder(files)
        var project = try ProjectReader.read(folder.url.path)
        LibrarySearch.addCopies(to: &project)
        #expect(project.targets.map { $0.sources.map(folder.path) }.last == ["Pods/Nimble/Sources/Nimble/DSL.swift"])
    }

    @Test func aLibraryInObjectiveCThatTrestleHasIsImported() throws {
        var files = Sample.files
        files["AppDelegate.swift"]? += "import SDWebImage\n"
        files["Pods/SDWebImage/SDWebImage/Core/SDImageCache.m"] = "@implementation SDImageCache @end"
        let adapted = try AdaptedProject(files)
        #expect(adapted.report.targets.map(\.module) == ["My_App"])
        #expect(adapted["Package.swift"]?.contains("uikit(\"UIKit\", \"SDWebImage\")") == true)
    }

    @Test func swiftSourcesOfALibraryThatTrestleHasAreTaken() throws {
        var files = Sample.files
        files["AppDelegate.swift"]? += "import SDWebImage\n"
        files["Pods/SDWebImage/Core/Cache.swift"] = "public class Cache {}\n"
        let adapted = try AdaptedProject(files)
        #expect(adapted.report.targets.map(\.module) == ["My_App", "SDWebImage"])
        #expect(adapted["Package.swift"]?.contains("dependencies: [\"SDWebImage\"] + uikit(\"UIKit\")") == true)
    }

    @Test func copiesOfPodsThatAreImportedAreLibraries() throws {
        var files = Sample.files
        files["ListController.swift"]? += "import Rows\n"
        files["Pods/Rows/Source/Row.swift"] = "import Other\n"
        files["Pods/Rows/Tests/RowTests.swift"] = ""
        files["Pods/Unused/A.swift"] = ""
        let adapted = try AdaptedProject(files)
        #expect(adapted["Sources/Rows/Row.swift"] == nil)
        #expect(adapted["Package.swift"]?.contains("dependencies: [\"Rows\"] + uikit(\"UIKit\")") == true)
        #expect(!adapted.paths.contains { $0.contains("Unused") })
        #expect(
            adapted.reportText.contains(
                "  Other: add a copy of its source with --library\n    Pods/Rows/Source/Row.swift:1: left out"))
    }

    @Test func aPackageThatIsOnlyAFileReferenceOfTheProjectIsALibrary() throws {
        var files = Sample.files
        files["App.xcodeproj/project.pbxproj"] = ProjectText.application(
            objects: ProjectText.file("F1", "AppDelegate.swift") + ProjectText.file("F2", "Rows")
                + "P1 = { isa = XCSwiftPackageProductDependency; productName = Rows; };",
            sources: ["F1"], children: ["F1", "F2"], target: "packageProductDependencies = (P1);")
        files["Rows/Package.swift"] = """
            // swift-tools-version:5.5
            import PackageDescription
            let package = Package(name: "Rows", products: [.library(name: "Rows", targets: ["Rows"])],
                targets: [.target(name: "Rows")])
            """
        files["Rows/Sources/Rows/Row.swift"] = "public class Row {}\n"
        files["AppDelegate.swift"]? += "import Rows\n"
        let adapted = try AdaptedProject(files)
        #expect(adapted.report.targets.map(\.module) == ["My_App", "Rows"])
        #expect(adapted["Package.swift"]?.contains("dependencies: [\"Rows\"] + uikit(\"UIKit\")") == true)
    }

    @Test func aLibraryOfAnotherProjectInTheFolderIsFoundByItsImport() throws {
        var files = Sample.files
        files["ListController.swift"]? += "import Rows\n"
        files["Lists/Rows.xcodeproj/project.pbxproj"] = InputTests.project(
            "Rows", "com.apple.product-type.framework", source: "Row.swift")
        files["Lists/Row.swift"] = "public class Row {}"
        files["Lists/Unused.xcodeproj/project.pbxproj"] = InputTests.project(
            "Unused", "com.apple.product-type.framework", source: "Row.swift")
        let adapted = try AdaptedProject(files)
        #expect(adapted.report.targets.map(\.module) == ["My_App", "Rows"])
        #expect(adapted["Package.swift"]?.contains("dependencies: [\"Rows\"] + uikit(\"UIKit\")") == true)
    }
}
