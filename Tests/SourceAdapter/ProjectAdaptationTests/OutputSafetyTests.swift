import Foundation
import ProjectAdaptation
import ProjectFixtures
import Testing

/// Nothing outside of the package's folder is written, whatever the project's files say.
@Suite struct OutputSafetyTests {
    @Test func aFolderWithOtherContentsIsRefused() throws {
        let project = try TemporaryFolder(Sample.files)
        let output = try TemporaryFolder(["mine.txt": "mine"])
        let adapter = ProjectAdapter(try ProjectReader.read(project.url.path), trestle: project.url, version: "1")
        #expect(throws: PackageFolderError.foreign(path: output.url.path)) { try adapter.adapt(into: output.url) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: output.url.path) == ["mine.txt"])
    }

    @Test(arguments: ["../../Escaped", "a/b", "..", "\\\"); fatalError(\\\""])
    func aModuleWithTheNameOfAPathIsWrittenInside(name: String) throws {
        var files = Sample.files
        files["App.xcodeproj/project.pbxproj"]?.replace(
            "PRODUCT_NAME =", with: "PRODUCT_MODULE_NAME = \"\(name)\"; PRODUCT_NAME =")
        let adapted = try AdaptedProject(files)
        #expect(try FileManager.default.contentsOfDirectory(atPath: adapted.output.url.path) == ["package"])
        #expect(adapted.paths.count { $0.hasSuffix("/AppDelegate.swift") } == 1)
        #expect(adapted["Package.swift"]?.contains("fatalError(") != true)
    }

    @Test(
        arguments: [
            ("../../escaped", "escaped"), ("..", "Project"), ("a/b", "a-b"), (".hidden", "hidden"), ("--into", "into"),
            ("Two Words", "Two Words"), ("a\u{1B}[31m", "a[31m"), ("", "Project"),
        ])
    func aPodWithTheNameOfAPathIsAPackageWithAPlainName(name: String, expected: String) throws {
        let folder = try TemporaryFolder([
            "Rows.podspec": "Pod::Spec.new do |s|\n  s.name = \"\(name)\"\n  s.source_files = '*.swift'\nend",
            "Row.swift": "class Row {}",
        ])
        #expect(try ProjectReader.read(folder.url.path).name == expected)
    }

    @Test func aSwiftPackageWithTheNameOfAPathGetsAPlainName() throws {
        let folder = try TemporaryFolder([
            "Package.swift": """
            // swift-tools-version:5.5
            import PackageDescription
            let package = Package(name: "../../escaped", targets: [.target(name: "Rows", path: "Rows")])
            """,
            "Rows/Row.swift": "class Row {}",
        ])
        #expect(try ProjectReader.read(folder.url.path).name == "escaped")
    }

    @Test func filesOutsideOfTheProjectAreLeftOutAndNamed() throws {
        let parent = try TemporaryFolder(["Secret.swift": "let secret = 1", "secret.json": "{}"])
        for (path, text) in Sample.files { try parent.write(text, to: "Project/" + path) }
        let text = try #require(Sample.files["App.xcodeproj/project.pbxproj"])
        try parent.write(
            text.replacing("path = \"ListController.swift\"", with: "path = \"../Secret.swift\"")
                .replacing("path = \"Main.storyboard\"", with: "path = \"../secret.json\""),
            to: "Project/App.xcodeproj/project.pbxproj")
        let adapter = ProjectAdapter(
            try ProjectReader.read(parent.url.appending(path: "Project").path), trestle: parent.url, version: "1")
        let report = try adapter.adapt(into: parent.url.appending(path: "package"))
        let left = report.allRemarks.filter { $0.kind == .leftOut }.map(\.subject)
        #expect(left == [parent.url.path + "/Secret.swift", parent.url.path + "/secret.json"])
        #expect(report.targets.map(\.sourceCount) == [1])
    }

    @Test func linksThatLeadOutOfTheProjectAreNotFollowed() throws {
        let secret = try TemporaryFolder(["secret.json": "{}"])
        let project = try TemporaryFolder(Sample.files)
        try FileManager.default.removeItem(at: project.url.appending(path: "Main.storyboard"))
        try FileManager.default.createSymbolicLink(
            at: project.url.appending(path: "Main.storyboard"),
            withDestinationURL: secret.url.appending(path: "secret.json"))
        let report = try ProjectAdapter(try ProjectReader.read(project.url.path), trestle: project.url, version: "1")
            .adapt(into: project.url.appending(path: "package"))
        #expect(report.allRemarks.map(\.subject) == [project.url.path + "/Main.storyboard"])
    }

    @Test func aLinkInThePackageIsNotWrittenThrough() throws {
        let adapted = try AdaptedProject(Sample.files)
        let outside = try TemporaryFolder(["victim.swift": "victim"])
        let package = adapted.output.url.appending(path: "package")
        // A file that is a link is replaced; a folder that is one is refused.
        let file = package.appending(path: "Sources/My_App/AppDelegate.swift")
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createSymbolicLink(
            at: file, withDestinationURL: outside.url.appending(path: "victim.swift"))
        try adapted.adaptAgain()
        #expect(adapted["Sources/My_App/AppDelegate.swift"]?.contains("AppDelegate") == true)
        #expect(try String(contentsOf: outside.url.appending(path: "victim.swift"), encoding: .utf8) == "victim")
        try FileManager.default.removeItem(at: package.appending(path: "Sources"))
        try FileManager.default.createSymbolicLink(
            at: package.appending(path: "Sources"), withDestinationURL: outside.url)
        #expect(throws: PackageFolderError.self) { try adapted.adaptAgain() }
        #expect(try FileManager.default.contentsOfDirectory(atPath: outside.url.path) == ["victim.swift"])
    }

    @Test func anInformationListThatIsALinkOutOfTheFolderIsLeftOut() throws {
        let secret = try TemporaryFolder(["Info.plist": try #require(Sample.files["Info.plist"])])
        let project = try TemporaryFolder(["Main.swift": Sample.delegate])
        try FileManager.default.createSymbolicLink(
            at: project.url.appending(path: "Info.plist"), withDestinationURL: secret.url.appending(path: "Info.plist"))
        let description = try ProjectReader.read(project.url.path)
        #expect(description.targets[0].informationList == nil)
        #expect(description.remarks.map(\.subject) == ["Info.plist"])
    }

    @Test func aPackageCannotBeWrittenWhereAFileIsOrNothingCanBe() throws {
        let project = try TemporaryFolder(Sample.files)
        let adapter = ProjectAdapter(try ProjectReader.read(project.url.path), trestle: project.url, version: "1")
        let file = project.url.appending(path: "AppDelegate.swift")
        #expect(throws: PackageFolderError.noFolder(path: file.path)) { try adapter.adapt(into: file) }
        let below = file.appending(path: "package")
        #expect(throws: PackageFolderError.unwritable(path: below.path, reason: "Not a directory")) {
            try adapter.adapt(into: below)
        }
        #expect(throws: PackageFolderError.unwritable(path: "/proc/x", reason: "No such file or directory")) {
            try adapter.adapt(into: URL(filePath: "/proc/x"))
        }
    }
}
