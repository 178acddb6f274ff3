import Foundation
import ProjectAdaptation

/// What the test libraries of Swift 6.3 have printed, with the folder of the package renamed to `/rows`.
enum RecordedRun {
    /// The tests of XCTest in `xctest.txt`, in their order.
    static let names = [
        "testFailsTwice", "testIsSkipped", "testIsSkippedByCondition", "testPasses", "testPrints", "testStops",
        "testThrows", "testWaits",
    ].map { "RowsTests.OldTests/\($0)" }

    static func data(_ name: String) throws -> Data {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Recorded")
        return try Data(contentsOf: folder.appending(path: name))
    }

    /// - Parameter issue: what is known of a crash.
    static func xctest(_ name: String, endingWith issue: TestIssue? = nil) throws -> XCTestProgress {
        var progress = XCTestProgress(names)
        let text = String(decoding: try data(name), as: UTF8.self)
        for line in text.split(separator: "\n") { progress.add(String(line)) }
        _ = progress.end(issue)
        return progress
    }

    /// All results of one run without a crash: 8 tests of XCTest, 15 of Swift Testing.
    static func outcomes() throws -> TestOutcomes {
        var outcomes = try xctest("xctest.txt").outcomes
        outcomes.add(SwiftTestingProgress(try data("swift-testing.jsonl")).outcomes)
        return outcomes
    }
}
