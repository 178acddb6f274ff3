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
}
