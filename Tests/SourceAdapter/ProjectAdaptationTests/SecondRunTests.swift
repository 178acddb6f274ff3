import Foundation
import ProjectAdaptation
import ProjectFixtures
import Testing

@Suite struct SecondRunTests {
    @Test func withoutChangesNothingIsAdaptedAndNothingWritten() throws {
        let adapted = try AdaptedProject(Sample.files)
        try adapted.adaptAgain()
        #expect(adapted.report.changes == [])
        #expect(adapted.report.targets.map(\.isFresh) == [false])
        #expect(adapted.report.targets.map(\.sourceCount) == [2])
    }

    @Test func onlyTheFileThatChangedIsWritten() throws {
        let adapted = try AdaptedProject(Sample.files)
        try adapted.project.write(
            "import UIKit\nclass ListController: UITableViewController {}\n", to: "ListController.swift")
        try adapted.adaptAgain()
        #expect(adapted.report.changes == ["Sources/My_App/ListController.swift"])
    }

    @Test func whatIsNoLongerInTheProjectIsRemoved() throws {
        let adapted = try AdaptedProject(Sample.files)
        let text = try #require(Sample.files["App.xcodeproj/project.pbxproj"])
        try adapted.project.write(
            text.replacing("files = (BF1, BF2)", with: "files = (BF1)").replacing(
                "files = (BF3, BF4)", with: "files = ()"),
            to: "App.xcodeproj/project.pbxproj")
        try adapted.adaptAgain()
        #expect(
            adapted.paths == [
                ".gitignore", "Package.swift", "Sources/My_App/AppDelegate.swift",
                "Sources/My_App/Resources/Application/Info.plist",
            ])
        #expect(
            !FileManager.default.fileExists(
                atPath: adapted.output.url.path + "/package/Sources/My_App/Resources/de.lproj"))
    }

    @Test func aFileThatSomebodyRemovedIsWrittenAgain() throws {
        let adapted = try AdaptedProject(Sample.files)
        try FileManager.default.removeItem(
            at: adapted.output.url.appending(path: "package/Sources/My_App/AppDelegate.swift"))
        try adapted.adaptAgain()
        #expect(adapted.report.changes == ["Sources/My_App/AppDelegate.swift"])
    }

    /// Adapts a project in a folder of its own into a folder in it, twice.
    private func sourcesOfTwoRuns(_ files: [String: String], into path: String) throws -> [[String]] {
        let folder = try TemporaryFolder(files)
        return try (0..<3).map { _ in
            let project = try ProjectReader.read(folder.url.path)
            _ = try ProjectAdapter(project, trestle: URL(filePath: "/trestle"), version: "1")
                .adapt(into: folder.url.appending(path: path))
            return project.targets.flatMap { $0.sources.map(folder.path) }
        }
    }

    @Test(arguments: [
        // A folder of Swift files, a pod, a package and a folder of which Xcode takes every file.
        ["Row.swift": "class Row {}", "RowTests/RowTests.swift": "import XCTest"],
        [
            "Rows.podspec": "Pod::Spec.new do |s|\n  s.source_files = '**/*.swift'\n  s.exclude_files = 'Unit*/*'\nend",
            "Row.swift": "class Row {}", "UnitTests/RowTests.swift": "import XCTest",
        ],
        [
            "Package.swift": """
            // swift-tools-version:5.5
            import PackageDescription
            let package = Package(name: "Rows", targets: [.target(name: "Rows", path: ".")])
            """,
            "Row.swift": "class Row {}", "Section.swift": "class Section {}",
        ],
        [
            "App.xcodeproj/project.pbxproj": ProjectText.application(
                objects: "S = { isa = PBXFileSystemSynchronizedRootGroup; sourceTree = \"<group>\"; };",
                children: ["S"], target: "fileSystemSynchronizedGroups = (S);"),
            "App.swift": Sample.delegate, "Row.swift": "class Row {}",
        ],
    ])
    func aPackageInTheFolderOfTheProjectIsNotItsSource(files: [String: String]) throws {
        let runs = try sourcesOfTwoRuns(files, into: "Rows-linux")
        #expect(runs[0].count == 2)
        #expect(runs[1] == runs[0])
        #expect(runs[2] == runs[0])
    }

    @Test func aRunAfterOneThatWasInterruptedGoesOn() throws {
        let project = try TemporaryFolder([
            "App/Main.swift": Sample.delegate, "App/Row.swift": "class Row {}", "AppTests/Tests.swift": "import XCTest",
        ])
        let output = try TemporaryFolder()
        let package = output.url.appending(path: "package")
        let tests = package.appending(path: "Tests")
        func adapt(_ progress: (String) -> Void = { _ in }) throws -> AdaptationReport {
            let description = try ProjectReader.read(project.url.path)
            return try ProjectAdapter(description, trestle: project.url, version: "1")
                .adapt(into: package, progress: progress)
        }
        #expect(throws: PackageFolderError.self) {
            try adapt { name in
                guard name.hasSuffix("Tests") else { return }
                try? FileManager.default.createSymbolicLink(at: tests, withDestinationURL: output.url)
            }
        }
        try FileManager.default.removeItem(at: tests)
        // What the interrupted run has written is not forgotten.
        try FileManager.default.removeItem(at: project.url.appending(path: "App/Row.swift"))
        let report = try adapt()
        #expect(report.targets.map(\.isFresh) == [true, true])
        let files = try FileManager.default.subpathsOfDirectory(atPath: package.path).filter { $0.hasSuffix(".swift") }
        #expect(!files.contains { $0.hasSuffix("Row.swift") })
        #expect(files.contains { $0.hasSuffix("Main.swift") })
    }

    @Test func aFolderOfWhichOnlyTheRecordWasWrittenIsTaken() throws {
        let project = try TemporaryFolder(Sample.files)
        let output = try TemporaryFolder([".trestle.json": ""])
        let report = try ProjectAdapter(try ProjectReader.read(project.url.path), trestle: project.url, version: "1")
            .adapt(into: output.url)
        #expect(report.targets.map(\.isFresh) == [true])
    }
}
