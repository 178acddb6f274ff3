import Foundation
import XCTest
import XCUIAutomation

final class MetricTests: XCTestCase {
    func testStorageIsWhatTheProcessWrites() throws {
        let metric = XCTStorageMetric()
        let before = metric.reading
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(count: 50_000).write(to: file)
        XCTAssertGreaterThanOrEqual(metric.reading - before, 50)
    }

    func testTheSignpostOfALaunchIsMeasuredAsTheLaunchIs() {
        var runs = 0
        let options = XCTMeasureOptions()
        options.iterationCount = 2
        measure(metrics: [XCTOSSignpostMetric.applicationLaunch], options: options) { runs += 1 }
        XCTAssertEqual(runs, 3)
        XCTAssertEqual(XCTOSSignpostMetric.applicationLaunch.title, XCTApplicationLaunchMetric().title)
    }
}
