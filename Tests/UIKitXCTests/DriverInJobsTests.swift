import UIKit
import UIKitTestDriver
import XCTest

/// Synchronous calls of the driver inside of jobs of the main queue: after an `await`, in tasks, blocks, continuations and
/// streams. The queue runs one job at a time, so these calls must not wait for another one.
@MainActor
final class DriverInJobsTests: XCTestCase {
    func testSynchronousTimeInAnAsynchronousTest() async throws {
        let app = try TestApplication(showing: UITableViewController(style: .plain))
        try advance(app)
        await app.advance(by: 0.1)
        try advance(app)
        XCTAssertEqual(app.time, 0.3, accuracy: 0.001)
    }

    func testSynchronousGesturesInAnAsynchronousTest() async throws {
        let controller = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 1000)
        controller.view.addSubview(scrollView)
        let app = try TestApplication(showing: controller)
        try await app.settle()
        try dragUp(app)
        try settle(app)
        XCTAssertGreaterThan(scrollView.contentOffset.y, 30)
    }

    func testARowIsSwipedInAnAsynchronousTest() async throws {
        let list = ListOfActions()
        let app = try TestApplication(showing: list)
        await app.advance(by: 0.1)
        try swipeRow(app)
        await app.advance(by: 1)
        XCTAssertTrue(app.shows(text: "Flag"))
        try tapFlag(app)
        await app.advance(by: 1)
        XCTAssertEqual(list.flagged, [1])
    }

    func testTheMainQueueRunsAtTheNextAwait() async throws {
        let app = try TestApplication(showing: UIViewController())
        var served = false
        Task { served = true }
        try advance(app)
        XCTAssertFalse(served)
        await app.advance(by: 0)
        XCTAssertTrue(served)
    }

    func testSynchronousWaitingInAnAsynchronousTestThrows() async throws {
        let app = try TestApplication(showing: UIViewController())
        func wait() throws { try app.wait(until: { true }) }
        XCTAssertThrowsError(try wait())
    }

    func testInTasksBlocksContinuationsAndStreams() async throws {
        let app = try TestApplication(showing: UIViewController())
        try await Task { try advance(app) }.value
        try await Task.detached { try await MainActor.run { try advance(app) } }.value
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            DispatchQueue.main.async { continuation.resume(with: Result { try advance(app) }) }
        }
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        Task {
            [0, 1, 2].forEach { continuation.yield($0) }; continuation.finish()
        }
        for await _ in stream { try advance(app) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<2 { group.addTask { @MainActor in try advance(app) } }
            try await group.waitForAll()
        }
        XCTAssertEqual(app.time, 0.8, accuracy: 0.001)
    }
}

/// Without attributes of the class.
final class DriverInUnmarkedTests: XCTestCase {
    @MainActor func testAMethodOnTheMainActor() async throws {
        let app = try TestApplication(showing: UIViewController())
        await app.advance(by: 0.1)
        try advance(app)
        XCTAssertEqual(app.time, 0.2, accuracy: 0.001)
    }

    func testAnAsynchronousMethod() async throws {
        let app = try await TestApplication(showing: UIViewController())
        await app.advance(by: 0.1)
        try await MainActor.run { try advance(app) }
        let time = await app.time
        XCTAssertEqual(time, 0.2, accuracy: 0.001)
    }

    func testJobsThatASynchronousTestServes() throws {
        let app = try TestApplication(showing: UIViewController())
        var times: [TimeInterval] = []
        Task { @MainActor in
            try advance(app)
            times.append(app.time)
        }
        DispatchQueue.main.async {
            app.advance(by: 0.1)
            times.append(app.time)
        }
        app.advance(by: 0)
        XCTAssertEqual(times.count, 2)
        XCTAssertEqual(app.time, 0.2, accuracy: 0.001)
    }

    func testJobsThatAnExpectationServes() throws {
        let app = try TestApplication(showing: UIViewController())
        let done = expectation(description: "advanced")
        Task { @MainActor in
            await app.advance(by: 0.1)
            try advance(app)
            done.fulfill()
        }
        wait(for: [done], timeout: 5)
        XCTAssertEqual(app.time, 0.2, accuracy: 0.001)
    }
}

private final class ListOfActions: UITableViewController {
    private(set) var flagged: [Int] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
            self?.flagged.append(indexPath.row)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [flag])
    }
}

// Functions that do not suspend, whose calls of the driver are the synchronous ones.
@MainActor private func advance(_ app: TestApplication) throws { app.advance(by: 0.1) }

@MainActor private func settle(_ app: TestApplication) throws { try app.settle() }

@MainActor private func swipeRow(_ app: TestApplication) throws {
    try app.swipeRow(at: IndexPath(row: 1, section: 0), by: -130)
}

@MainActor private func tapFlag(_ app: TestApplication) throws { try app.tap(text: "Flag") }

@MainActor private func dragUp(_ app: TestApplication) throws {
    app.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 40))
}
