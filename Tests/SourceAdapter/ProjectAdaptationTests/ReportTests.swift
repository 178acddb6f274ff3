import Foundation
import ProjectAdaptation
import ProjectFixtures
import Testing

@Suite struct ReportTests {
    @Test func theReportSaysWhatIsThereWhatIsNotAndWhatToDo() throws {
        var files = Sample.files
        files["App.xcodeproj/project.pbxproj"]?.replace(
            "fileRef = F1; };", with: "fileRef = F1; }; BX = { fileRef = FX; }; BY = { fileRef = FY; };")
        files["App.xcodeproj/project.pbxproj"]?.replace("files = (BF1, BF2)", with: "files = (BF1, BF2, BX, BY)")
        files["App.xcodeproj/project.pbxproj"]?.replace(
            "F1 = { isa = PBXFileReference",
            with: """
                FX = { isa = PBXFileReference; path = Web.swift; sourceTree = SOURCE_ROOT; };
                FY = { isa = PBXFileReference; path = Old.m; sourceTree = SOURCE_ROOT; };
                F1 = { isa = PBXFileReference
                """)
        files["Web.swift"] = "import UIKit\nimport ARKit\nclass Page: UIViewController { var page: ARSCNView? }\n"
        files["Old.m"] = ""
        files["ListController.swift"]? += "import ModelIO\n@NSManaged func a(b: Int)\n"
        let adapted = try AdaptedProject(files)
        #expect(
            adapted.reportText == """
                App is a package in OUT/package: 7 files written.

                  application My_App: 2 Swift files, 2 resources

                Changed in the copies, places by kind (docs/COMMAND.md explains them):
                  TableRow 2
                  ApplicationMain 1
                  ObjectiveCAttributes 1
                  UnusedImports 1

                Modules that Linux has not:
                  ARKit: leave it out
                    Web.swift:2: left out
                  ModelIO: leave it out
                    ListController.swift:6: not used, import dropped
                  Put what uses such a module into #if canImport(…) to keep the rest of its file,
                  or name a file that takes its place on Linux in trestle.json: "replace".

                Left out:
                  Old.m: is not Swift: what it does has to be written in Swift for Linux

                Needs a hand:
                  ListController.swift:7: 'a' is none of the methods that Core Data adds to a class. Write its body.

                """)
        #expect(adapted["Sources/My_App/Web.swift"] == nil)
    }

    @Test func nothingIsWrittenWhenOnlyAReportIsWanted() throws {
        let folder = try TemporaryFolder(Sample.files)
        let before = try contents(folder)
        let adapter = ProjectAdapter(try ProjectReader.read(folder.url.path), trestle: folder.url, version: "1")
        #expect(try adapter.adapt(into: nil).text.hasPrefix("App: nothing is written (--check).\n"))
        #expect(try contents(folder) == before)
    }

    @Test func everyKindOfRewriteIsExplained() throws {
        let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let list = try String(
            contentsOf: root.appending(path: "Sources/SourceAdapter/Rewrites/AllRewrites.swift"), encoding: .utf8)
        let names = list.matches(of: /(\w+)\(\),/).map { String($0.1) } + ["TableRow"]
        let guide = try String(contentsOf: root.appending(path: "docs/COMMAND.md"), encoding: .utf8)
        #expect(names.count > 60)
        #expect(names.filter { !guide.contains("`\($0)`") } == [])
    }

    private func contents(_ folder: TemporaryFolder) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted()
    }
}
