import Foundation
internal import FoundationRepairs
internal import HeadlessHost
import UIKit

extension TestApplication {
    /// The seconds of the application's clock after which ``settle()`` gives up.
    private static let settlingLimit: TimeInterval = 10

    /// Moves the clock until no animation runs, no frame is due and the main queue is empty.
    ///
    /// In a synchronous test of Swift Testing, and when called without `await` from an asynchronous test or a task, the
    /// main queue does not run: make such a test `async` and `await` this method.
    ///
    /// - Throws: ``DriverError`` after 10 seconds of the application's clock.
    public func settle() throws {
        let limit = time + Self.settlingLimit
        serveMainQueue()
        while isUnsettled {
            guard time < limit else { throw Self.unsettled }
            advance(by: HeadlessHost.frameDuration)
        }
    }

    /// As the synchronous form, and runs the main queue and tasks of the main actor between frames.
    public func settle() async throws {
        let limit = time + Self.settlingLimit
        await serveMainQueue()
        while isUnsettled {
            guard time < limit else { throw Self.unsettled }
            await advance(by: HeadlessHost.frameDuration)
        }
    }

    var isUnsettled: Bool { host.isFrameRequested || run.awaitsCalls }

    private static var unsettled: DriverError {
        DriverError(
            "The application still animates after \(Int(settlingLimit)) s. Is there a repeating animation or a display link?"
        )
    }

    /// Waits in real time until the condition holds, for example for input and output. Frames go on meanwhile.
    ///
    /// Use it in synchronous XCTest methods; in Swift Testing and in asynchronous tests `await` the asynchronous form.
    ///
    /// - Throws: ``DriverError`` after `timeout` seconds, or at once when called in a job of the main queue.
    public func wait(until condition: () -> Bool, timeout: TimeInterval = 5) throws {
        guard FirstThread.canRunMainQueue else {
            throw DriverError(
                "wait(until:) is called in a job of the main queue, as every test of Swift Testing and every asynchronous "
                    + "test on the main actor is: make the test async and await it")
        }
        let end = Date(timeIntervalSinceNow: timeout)
        while !condition() {
            guard Date() < end else { throw Self.timedOut(timeout, self) }
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: HeadlessHost.frameDuration))
            advance(by: HeadlessHost.frameDuration)
        }
    }

    /// As the synchronous form, from asynchronous tests.
    public func wait(until condition: () -> Bool, timeout: TimeInterval = 5) async throws {
        let end = Date(timeIntervalSinceNow: timeout)
        while !condition() {
            guard Date() < end else { throw Self.timedOut(timeout, self) }
            try await Task.sleep(nanoseconds: UInt64(HeadlessHost.frameDuration * 1e9))
            await advance(by: HeadlessHost.frameDuration)
        }
    }

    private static func timedOut(_ timeout: TimeInterval, _ app: TestApplication) -> DriverError {
        DriverError("The condition did not become true within \(timeout) s. Visible: \(app.visibleTexts)")
    }

    // MARK: The main queue

    /// Runs the jobs that are on the main queue now, and the timers that are due. Does nothing where the caller is itself
    /// a job of the main queue, as in Swift Testing and in asynchronous tests, tasks and blocks of the main actor.
    func serveMainQueue() {
        RunLoopTurn.end()
        guard FirstThread.canRunMainQueue else { return }
        for _ in 0..<Self.mostTurns {
            let endedTasks = DelayedWork.shared.endedTasks
            let marker = Marker()
            DispatchQueue.main.async { marker.isReached = true }
            while !marker.isReached { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
            guard DelayedWork.shared.waitForTasks(since: endedTasks) else { return }
        }
    }

    /// Suspends until the jobs that are on the main queue now have run.
    func serveMainQueue() async {
        for _ in 0..<Self.mostTurns {
            let endedTasks = DelayedWork.shared.endedTasks
            await withCheckedContinuation { continuation in
                DispatchQueue.main.async { continuation.resume() }
            }
            guard DelayedWork.shared.waitForTasks(since: endedTasks) else { return }
        }
    }

    /// How often tasks that go back and forth between actors are followed within one frame.
    private static let mostTurns = 100
}

/// A flag that is written and read on the main queue only, which makes it safe to send.
@MainActor
private final class Marker {
    var isReached = false
}
