import Foundation
import ProjectAdaptation
import ProjectFixtures
import SourceAdapter
import Testing

@Suite struct TestRunTests {
    @Test func theEndOfATestIsReadFromTheLinesOfXCTest() {
        var progress = XCTestProgress(["App.RowTests/testA", "App.RowTests/testB", "App.RowTests/testC"])
        for line in [
            "Test Suite 'RowTests' started at 2026-01-01 10:00:00.000",
            "Test Case 'RowTests.testA' started at 2026-01-01 10:00:00.000",
            "printed by a testTest Case 'RowTests.testA' passed (0.1 seconds)",
            "Test Case 'RowTests.testB' started at 2026-01-01 10:00:00.000",
            "/p/RowTests.swift:7: error: RowTests.testB : failed - no",
            "Test Case 'RowTests.testB' failed (0.1 seconds)",
            "Test Case 'RowTests.testC' started at 2026-01-01 10:00:00.000",
            "Test Case 'RowTests.testC' skipped (0.1 seconds)",
        ] { progress.add(line) }
        #expect(progress.end() == nil)
        #expect(progress.waiting.isEmpty)
        #expect(Counts(progress.outcomes) == Counts(passed: 1, failed: ["App.RowTests/testB"], skipped: 1))
    }

    @Test func theTestInWhichAProcessEndsHasFailedAndTheLaterOnesWait() {
        var progress = XCTestProgress(["App.Outer.RowTests/testA", "App.Outer.RowTests/testB", "App.MoreTests/testA"])
        for line in [
            "Test Case 'RowTests.testA' started at 2026-01-01 10:00:00.000",
            "Test Case 'RowTests.testA' passed (0.1 seconds)",
            "Test Case 'RowTests.testB' started at 2026-01-01 10:00:00.000",
        ] { progress.add(line) }
        #expect(progress.end() == "App.Outer.RowTests/testB")
        #expect(progress.waiting == ["App.MoreTests/testA"])
        #expect(Counts(progress.outcomes) == Counts(passed: 1, failed: ["App.Outer.RowTests/testB"]))
    }

    @Test func theEventsOfSwiftTestingSayHowTestsEnded() {
        let progress = SwiftTestingProgress(
            stream(
                function("ok"), function("bad"), function("known"), function("off"),
                event("testStarted", "suite"), event("testStarted", "ok"), event("testEnded", "ok"),
                event("testStarted", "bad"), event("issueRecorded", "bad", issue: #"{"isKnown":false}"#),
                event("testEnded", "bad"), event("testStarted", "known"),
                event("issueRecorded", "known", issue: #"{"isKnown":true}"#), event("testEnded", "known"),
                event("testSkipped", "off"), event("testEnded", "suite"),
                #"{"kind":"event","payload":{"kind":"runEnded"}}"#
            ))
        #expect(progress.isComplete)
        #expect(Counts(progress.outcomes) == Counts(passed: 2, failed: ["bad"], skipped: 1))
    }

    @Test func theTestThatRunsAtTheEndOfTheEventsHasCrashed() {
        let progress = SwiftTestingProgress(
            stream(
                function("ok"), function("crash"), function("later"), event("testStarted", "suite"),
                event("testStarted", "ok"), event("testEnded", "ok"), event("testStarted", "crash"), #"{"kind":"eve"#))
        #expect(!progress.isComplete)
        #expect(progress.crashed == ["crash"])
        #expect(progress.done == ["ok", "crash"])
        #expect(Counts(progress.outcomes) == Counts(passed: 1, failed: ["crash"]))
    }

    @Test func aTestIsSkippedByItsWholeIdentifier() throws {
        let test = "App.Rows/last(_:)/RowTests.swift:15:4"
        let pattern = try Regex(SwiftTestingProgress.pattern(skipping: test))
        #expect(test.contains(pattern))
        #expect(!"App.Rows/last(_:)/RowTests.swift:15:41".contains(pattern))
        #expect(!"My.App.Rows/last(_:)/RowTests.swift:15:4".contains(pattern))
    }

    @Test func theLastLineCountsAndGivesReasons() throws {
        let project = try project(
            original: "class A: XCTestCase {\n func testA() {}\n func testB() {}\n}\n@Test func c() {}\n",
            copy: "class A: XCTestCase {\n func testA() {}\n}\n\n")
        let part = LeftOutPart(extent: .declaration, line: 3, name: "testB", reason: "no X")
        let leftOut = project.leftOut([part])
        #expect(leftOut.tests.map(\.name) == ["testB", "c"])
        #expect(leftOut.tests.map(\.module) == ["ATests", "ATests"])
        var outcome = TestOutcomes()
        outcome.results = [TestResult("ATests.A/testA", .passed)]
        #expect(!leftOut.isAll)
        #expect(outcome.summary(leftOut: leftOut) == "1 passed, 0 failed, 2 left out: no X")
    }

    @Test func aTestWhoseBodyIsLeftOutDoesNotRun() throws {
        let text = "class A: XCTestCase {\n func testA() {}\n func testB() {}\n}\n"
        let leftOut = try project(original: text, copy: text)
            .leftOut([LeftOutPart(extent: .body, line: 2, name: "testA", reason: "no X")])
        #expect(leftOut.emptied == ["testA"])
        #expect(leftOut.tests.map(\.name) == ["testA"])
        #expect(leftOut.reasons == "no X")
    }

    @Test func allTestsOfAFileThatIsNotInThePackageAreLeftOut() throws {
        let leftOut = try project(original: "@Test func a() {}\nfunc b() {}\n", copy: nil).leftOut([])
        #expect(leftOut.isAll)
        #expect(leftOut.reasons == "ATests.swift is left out, see the report")
    }

    @Test func aProjectWithoutTestsHasLostNone() throws {
        #expect(try !project(original: "func a() {}\n", copy: nil).leftOut([]).isAll)
    }

    private struct Counts: Equatable {
        let passed: Int
        let failed: [String]
        let skipped: Int

        init(passed: Int, failed: [String] = [], skipped: Int = 0) {
            (self.passed, self.failed, self.skipped) = (passed, failed, skipped)
        }

        init(_ outcomes: TestOutcomes) {
            self.init(passed: outcomes.passed, failed: outcomes.failed, skipped: outcomes.skipped)
        }
    }

    private func stream(_ lines: String...) -> Data { Data(lines.joined(separator: "\n").utf8) }

    private func function(_ id: String) -> String {
        #"{"kind":"test","payload":{"kind":"function","id":"\#(id)","name":"\#(id)()"},"version":0}"#
    }

    private func event(_ kind: String, _ test: String, issue: String? = nil) -> String {
        let more = issue.map { #","issue":\#($0)"# } ?? ""
        return #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(test)"\#(more)},"version":0}"#
    }

    /// A target of one file with tests, and its copy in a package.
    private struct TestedProject {
        let folder: TemporaryFolder
        var target: TargetDescription

        func leftOut(_ parts: [LeftOutPart]) -> LeftOutTests {
            LeftOutTests(
                of: [target], in: { _ in folder.url.appending(path: "Package") },
                because: parts.map { (target.sources[0].path, $0) })
        }
    }

    private func project(original: String, copy: String?) throws -> TestedProject {
        let folder = try TemporaryFolder(["ATests.swift": original])
        var target = TargetDescription(name: "ATests", module: "ATests", kind: .tests)
        target.sources = [folder.url.appending(path: "ATests.swift")]
        if let copy {
            let place = folder.url.appending(path: "Package")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let text = "#sourceLocation(file: \"\(target.sources[0].path)\", line: 1)\n" + copy
            try Data(text.utf8).write(to: place.appending(path: "ATests.swift"))
        }
        return TestedProject(folder: folder, target: target)
    }
}
