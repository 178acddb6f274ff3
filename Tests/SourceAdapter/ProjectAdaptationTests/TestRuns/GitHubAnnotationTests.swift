import Foundation
import ProjectAdaptation
import ProjectFixtures
import Testing

@Suite struct GitHubAnnotationTests {
    private let folder: TemporaryFolder
    private let none = LeftOutTests(of: [], in: { _ in URL(filePath: "/") }, because: [])

    init() throws { folder = try TemporaryFolder([".git/HEAD": "", "App/Row.swift": ""]) }

    @Test func eachIssueIsACommandInOneLine() {
        let file = folder.url.path + "/App/Row, 1:2%.swift"
        var result = TestResult("App.A/testA", .failed)
        result.issues = [TestIssue("100% wrong:\r\n1, 2", file: file, line: 7), TestIssue("again")]
        #expect(
            lines(of: result) == [
                "::error file=App/Row%2C 1%3A2%25.swift,line=7,title=App.A/testA::100%25 wrong:%0D%0A1, 2",
                "::error title=App.A/testA::again",
            ])
    }

    @Test func aFileOutsideOfTheRepositoryIsNamedInTheMessage() {
        var result = TestResult("App.A/testA", .crashed)
        result.issues = [TestIssue("no", file: "/elsewhere/A.swift", line: 7)]
        #expect(lines(of: result) == ["::error title=App.A/testA::no%0A/elsewhere/A.swift:7"])
    }

    @Test func aFailureWithoutAnIssueIsSaidAndWhatPassedIsNot() {
        let results = [TestResult("A.A/a", .passed), TestResult("A.A/b", .failed), TestResult("A.A/c", .skipped("no"))]
        #expect(results.flatMap { lines(of: $0) } == ["::error title=A.A/b::The test failed."])
    }

    @Test func testsThatAreLeftOutAreOneWarning() throws {
        let folder = try TemporaryFolder(["ATests.swift": "@Test func a() {}\n@Test func b() {}\n"])
        var target = TargetDescription(name: "ATests", module: "ATests", kind: .tests)
        target.sources = [folder.url.appending(path: "ATests.swift")]
        let leftOut = LeftOutTests(of: [target], in: { _ in folder.url.appending(path: "none") }, because: [])
        let lines = GitHubAnnotations(TestOutcomes(), leftOut: leftOut, in: RepositoryPaths(containing: folder.url))
            .lines
        #expect(lines == ["::warning title=2 tests are left out::ATests.swift is left out, see the report"])
    }

    @Test func pathsStartAtTheFolderWithGit() {
        let paths = RepositoryPaths(containing: folder.url.appending(path: "App"))
        #expect(paths.relative(folder.url.path + "/App/Row.swift") == "App/Row.swift")
        #expect(paths.relative(folder.url.path + "-2/App/Row.swift") == nil)
        #expect(paths.shown("/elsewhere/A.swift") == "/elsewhere/A.swift")
    }

    private func lines(of result: TestResult) -> [String] {
        var outcomes = TestOutcomes()
        outcomes.results = [result]
        let paths = RepositoryPaths(containing: folder.url.appending(path: "App"))
        return GitHubAnnotations(outcomes, leftOut: none, in: paths).lines
    }
}
