import UIKit
import UIKitTestDriver
import XCTest

/// What the program has asked for later follows the driver's clock in XCTest, too.
final class DelayedWorkXCTests: XCTestCase {
    func testTimersBlocksAndTasksInASynchronousTest() throws {
        let app = try TestApplication(showing: UIViewController())
        nonisolated(unsafe) var log: [String] = []
        _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in log.append("timer") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.append("block") }
        Task { @MainActor in
            try await Task.sleep(nanoseconds: 700_000_000)
            log.append("task")
        }
        app.advance(by: 0.2)
        XCTAssertEqual(log, [])
        app.advance(by: 0.4)
        XCTAssertEqual(log, ["timer", "block"])
        app.advance(by: 0.4)
        XCTAssertEqual(log, ["timer", "block", "task"])
    }

    @MainActor func testAnAsynchronousTest() async throws {
        let app = try TestApplication(showing: UIViewController())
        var log: [String] = []
        func startTimer() {
            _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in
                MainActor.assumeIsolated { log.append("timer") }
            }
        }
        startTimer()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.append("block") }
        Task {
            try await Task.sleep(nanoseconds: 700_000_000)
            log.append("task")
        }
        await app.advance(by: 0.2)
        XCTAssertEqual(log, [])
        await app.advance(by: 0.8)
        XCTAssertEqual(log, ["timer", "block", "task"])
    }

    func testAnExpectationWaitsInRealTime() throws {
        let app = try TestApplication(showing: UIViewController())
        let (block, timer, task) = (
            expectation(description: "b"), expectation(description: "t"), expectation(description: "s")
        )
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { block.fulfill() }
        _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in timer.fulfill() }
        Task {
            try await Task.sleep(nanoseconds: 10_000_000)
            task.fulfill()
        }
        wait(for: [block, timer, task], timeout: 5)
        XCTAssertEqual(app.time, 0)
    }

    func testWithoutADriverTimeIsReal() throws {
        do { _ = try TestApplication(showing: UIViewController()) }
        let fired = expectation(description: "fired")
        _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in fired.fulfill() }
        wait(for: [fired], timeout: 5)
    }
}
