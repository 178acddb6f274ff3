import Foundation
import ProjectAdaptation
import ProjectFixtures
import Testing

/// What is known of each test, from recorded output.
@Suite struct TestResultTests {
    private let old: [String: TestResult]
    private let new: [String: TestResult]

    init() throws {
        let results = try RecordedRun.outcomes().results
        let parts = Dictionary(grouping: results, by: \.suite)
        let named = { (suite: String) in
            Dictionary(uniqueKeysWithValues: (parts[suite] ?? []).map { ($0.function, $0) })
        }
        (old, new) = (named("RowsTests.OldTests"), named("RowsTests.NewTests"))
    }

    @Test func everyTestOfARecordedRunIsCounted() throws {
        let outcomes = try RecordedRun.outcomes()
        #expect(outcomes.count == 23)
        #expect(outcomes.skipped == 6)
        #expect(outcomes.failed.count == 8)
        #expect(outcomes.passed == 9)
    }

    @Test func failuresOfXCTestHaveTheirPlacesAndAllTheirLines() {
        let file = "/rows/Tests/RowsTests/OldTests.swift"
        #expect(
            old["testFailsTwice"]?.issues == [
                TestIssue(
                    #"XCTAssertEqual failed: ("1") is not equal to ("2") - a <b> & "c""#, file: file, line: 8),
                TestIssue("failed - first line\nsecond line", file: file, line: 9),
            ])
        #expect(old["testThrows"]?.issues == [TestIssue(#"threw error "Missing()""#)])
        #expect(old["testFailsTwice"]?.seconds == 0.003)
    }

    @Test func skippedTestsOfXCTestHaveTheirReasons() {
        #expect(old["testIsSkipped"]?.outcome == .skipped("no <network>"))
        #expect(old["testIsSkippedByCondition"]?.outcome == .skipped("required true value but got false"))
    }

    @Test func aTestThatPrintsWithoutEndingTheLineHasPassed() {
        #expect(old["testPrints"]?.outcome == .passed)
    }

    @Test func issuesOfSwiftTestingHaveTheirPlacesAndComments() {
        let file = "/rows/Tests/RowsTests/NewTests.swift"
        let text = "Expectation failed: (1 + 1 → 2) == 3\na <b> & \"c\"\nsecond line"
        #expect(new["fails()"]?.issues == [TestIssue(text, file: file, line: 6)])
        #expect(new["isGiven(number:)"]?.issues.count == 1)
        #expect(new["isKnown()"]?.outcome == .passed)
        #expect(new["passes()"]?.seconds ?? 0 > 0)
    }

    @Test func skippedAndCancelledTestsOfSwiftTestingHaveTheirReasons() throws {
        #expect(new["isDisabled()"]?.outcome == .skipped("no <network>"))
        #expect(new["isDisabledWithoutReason()"]?.outcome == .skipped(nil))
        #expect(new["cancels()"]?.outcome == .skipped("not here"))
        let one = try RecordedRun.outcomes().results.first { $0.suite == "RowsTests.OffTests" }
        #expect(one?.outcome == .skipped("all of it"))
    }

    @Test func attachmentsOfATestAreKnown() {
        #expect(new["attaches()"]?.attachments == ["/rows/att/a.txt"])
    }

    @Test func suitesAndFunctionsAreTakenFromTheNames() {
        let inner = TestResult("App.Rows/Inner/last(_:)/RowTests.swift:15:4", .passed)
        #expect(inner.suite == "App.Rows.Inner")
        #expect(inner.function == "last(_:)")
        let free = TestResult("App.free()/RowTests.swift:15:4", .passed)
        #expect(free.suite == "App")
        #expect(free.function == "free()")
        #expect(TestResult("the process", .crashed).function == "the process")
    }

    @Test func aCrashedTestHasTheMessageOfTheRuntimeAndItsPlace() throws {
        var target = TargetDescription(name: "RowsTests", module: "RowsTests", kind: .tests)
        target.sources = [URL(filePath: "/rows/Tests/RowsTests/OldTests.swift")]
        let errors = "noise\nRowsTests/OldTests.swift:15: Fatal error: old stop\n\n*** Signal 4"
        let issue = CrashMessage(filesOf: [target]).issue(in: errors, end: "crashed (signal 4)")
        let message = "The process crashed (signal 4): Fatal error: old stop"
        #expect(issue == TestIssue(message, file: target.sources[0].path, line: 15))
        let progress = try RecordedRun.xctest("xctest-crash.txt", endingWith: issue)
        #expect(progress.outcomes.results.last?.outcome == .crashed)
        #expect(progress.outcomes.results.last?.issues == [issue])
        #expect(progress.waiting == ["RowsTests.OldTests/testThrows", "RowsTests.OldTests/testWaits"])
    }

    @Test func aCrashInAFileOfTheStandardLibraryHasThePlaceOfTheTest() throws {
        let line = "Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range\n"
        let issue = CrashMessage(filesOf: []).issue(in: line, end: "crashed (signal 4)")
        #expect(issue.file == nil)
        #expect(issue.message.contains("Index out of range (Swift/ContiguousArrayBuffer.swift)"))
        let progress = SwiftTestingProgress(try RecordedRun.data("swift-testing-crash.jsonl"), endingWith: issue)
        #expect(progress.crashed == ["RowsTests.NewTests/stops()/NewTests.swift:16:6"])
        #expect(progress.outcomes.results.last?.issues.first?.file == "/rows/Tests/RowsTests/NewTests.swift")
        #expect(progress.outcomes.results.last?.issues.first?.line == 16)
    }

    @Test func aPlaceInAnAdaptedCopyIsThatOfTheOriginal() throws {
        let mark = { (line: Int) in "#sourceLocation(file: \"/p/A.swift\", line: \(line))\n" }
        let folder = try TemporaryFolder(["A.swift": mark(1) + "a\nb\n" + mark(9) + "c\nd", "B.swift": "a\nb"])
        let places = OriginalPlaces(ofCopiesIn: folder.url)
        let original = { (file: String, line: Int) in
            let issue = places.original(TestIssue("no", file: folder.url.path + "/" + file, line: line))
            return "\(issue.file?.replacing(folder.url.path, with: "COPY") ?? ""):\(issue.line ?? 0)"
        }
        #expect([2, 3, 5, 6].map { original("A.swift", $0) } == [1, 2, 9, 10].map { "/p/A.swift:\($0)" })
        #expect(original("B.swift", 2) == "COPY/B.swift:2")
        #expect(original("None.swift", 2) == "COPY/None.swift:2")
    }

    @Test func anIssueOutsideOfTestsIsAFailure() {
        let payload = #"{"kind":"issueRecorded","issue":{"isKnown":false},"messages":[]}"#
        let line = #"{"kind":"event","payload":\#(payload),"version":0}"#
        #expect(SwiftTestingProgress(Data(line.utf8)).outcomes.failed == ["the process"])
    }
}
