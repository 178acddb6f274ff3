import Foundation
import FoundationXML
import ProjectAdaptation
import ProjectFixtures
import Testing

@Suite struct JUnitReportTests {
    private let folder: TemporaryFolder
    private let paths: RepositoryPaths

    init() throws {
        folder = try TemporaryFolder([".git/HEAD": "", "App/Row.swift": ""])
        paths = RepositoryPaths(containing: folder.url.appending(path: "App"))
    }

    @Test func aReportHasTheSuitesOfBothLibraries() throws {
        let root = try report(of: RecordedRun.outcomes())
        #expect(root.name == "testsuites")
        #expect(attributes(root, "tests", "failures", "errors", "skipped") == ["23", "8", "0", "6"])
        let suites = root.elements(forName: "testsuite")
        #expect(
            suites.flatMap { attributes($0, "name", "tests", "failures", "skipped") } == [
                "RowsTests.OldTests", "8", "3", "2", "RowsTests.NewTests", "12", "5", "3",
                "RowsTests.NewTests.Inner", "1", "0", "0", "RowsTests.OffTests", "1", "0", "1",
                "RowsTests", "1", "0", "0",
            ])
        #expect(attributes(suites[0], "timestamp") == ["2026-01-02T03:04:05"])
    }

    @Test func allFailuresOfATestAreInOneElement() throws {
        let test = try #require(testCase("testFailsTwice", in: report(of: RecordedRun.outcomes())))
        #expect(attributes(test, "classname", "time", "line") == ["RowsTests.OldTests", "0.003", "8"])
        #expect(test.children?.count { $0.kind == .element } == 1)
        let failure = try #require(test.elements(forName: "failure").first)
        #expect(
            attributes(failure, "message") == [
                #"XCTAssertEqual failed: ("1") is not equal to ("2") - a <b> & "c" (and 1 more)"#
            ])
        let text = try #require(failure.stringValue)
        #expect(text.hasSuffix("OldTests.swift:9: failed - first line\nsecond line"))
    }

    @Test func skippedTestsHaveReasons() throws {
        let root = try report(of: RecordedRun.outcomes())
        let skipped = try #require(testCase("testIsSkipped", in: root)?.elements(forName: "skipped").first)
        #expect(attributes(skipped, "message") == ["no <network>"])
        #expect(testCase("isDisabledWithoutReason()", in: root)?.elements(forName: "skipped").count == 1)
    }

    @Test func aCrashedTestIsAnError() throws {
        var result = TestResult("App.A/testA", .crashed)
        result.issues = [TestIssue("The process crashed", file: folder.url.path + "/App/Row.swift", line: 3)]
        let root = try report(of: outcomes(result))
        #expect(attributes(root, "failures", "errors") == ["0", "1"])
        let test = try #require(testCase("testA", in: root))
        #expect(attributes(test, "file", "line") == ["App/Row.swift", "3"])
        #expect(test.elements(forName: "error").first?.stringValue == "App/Row.swift:3: The process crashed")
    }

    @Test func testsThatAreLeftOutCountAsSkipped() throws {
        let folder = try TemporaryFolder(["ATests.swift": "@Test func a() {}\n"])
        var target = TargetDescription(name: "ATests", module: "ATests", kind: .tests)
        target.sources = [folder.url.appending(path: "ATests.swift")]
        let leftOut = LeftOutTests(of: [target], in: { _ in folder.url.appending(path: "none") }, because: [])
        let root = try report(of: TestOutcomes(), leftOut: leftOut.tests)
        #expect(attributes(root, "tests", "skipped") == ["1", "1"])
        let skipped = testCase("a", in: root)?.elements(forName: "skipped").first
        #expect(skipped.map { attributes($0, "message") } == ["left out: ATests.swift is left out, see the report"])
    }

    @Test func charactersThatXMLCannotHaveAreReplaced() throws {
        var result = TestResult("App.A/testA", .failed)
        result.issues = [TestIssue("]]> \u{1B}[31m \u{0} \u{FFFF} \r\n\t'ä😀'")]
        let element = try #require(
            testCase("testA", in: report(of: outcomes(result)))?.elements(forName: "failure").first)
        #expect(element.stringValue == "]]> \u{FFFD}[31m \u{FFFD} \u{FFFD} \r\n\t'ä😀'")
    }

    @Test func picturesThatAMessageNamesAreAttachments() throws {
        let artifacts = folder.url.appending(path: "out")
        var result = TestResult("App.A/testA", .failed)
        let places = ["a list.actual.png", "a list.difference.png"].map { artifacts.path + "/failed/ATests/" + $0 }
        result.issues = [TestIssue("The picture differs. See \(places.joined(separator: ", ")).")]
        result.attachments = [artifacts.path + "/attachments/a.txt"]
        let root = try report(of: outcomes(result), artifacts: artifacts)
        #expect(
            testCase("testA", in: root)?.elements(forName: "system-out").first?.stringValue == """
                [[ATTACHMENT|out/attachments/a.txt]]
                [[ATTACHMENT|out/failed/ATests/a list.actual.png]]
                [[ATTACHMENT|out/failed/ATests/a list.difference.png]]
                """)
    }

    @Test func anEmptyRunIsAReportWithoutTests() throws {
        #expect(try attributes(report(of: TestOutcomes()), "tests", "time") == ["0", "0.000"])
    }

    private func outcomes(_ results: TestResult...) -> TestOutcomes {
        var outcomes = TestOutcomes()
        outcomes.results = results
        return outcomes
    }

    private func report(
        of outcomes: TestOutcomes, leftOut: [LeftOutTests.Test] = [], artifacts: URL? = nil
    ) throws -> XMLElement {
        let date = try Date("2026-01-02T03:04:05Z", strategy: .iso8601)
        let report = JUnitReport(
            outcomes, of: "Rows", leftOut: leftOut, in: paths, date: date, artifacts: artifacts)
        let document = try XMLDocument(xmlString: report.text, options: [.nodePreserveWhitespace])
        return try #require(document.rootElement())
    }

    private func testCase(_ name: String, in root: XMLElement) -> XMLElement? {
        root.elements(forName: "testsuite").flatMap { $0.elements(forName: "testcase") }
            .first { $0.attribute(forName: "name")?.stringValue == name }
    }

    private func attributes(_ element: XMLElement, _ names: String...) -> [String] {
        names.map { element.attribute(forName: $0)?.stringValue ?? "none" }
    }
}
