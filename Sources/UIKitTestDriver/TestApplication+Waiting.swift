import Foundation
internal import HeadlessHost
import UIKit

extension TestApplication {
    /// Host time after which ``settle()`` gives up.
    private static let settlingLimit: TimeInterval = 10

    /// Lets time pass until no animation runs, nothing needs drawing, and the main queue is empty.
    ///
    /// In a synchronous test of Swift Testing the main queue is not served; make the test `async` and `await` there.
    public func settle() throws {
        let limit = time + Self.settlingLimit
        serveMainQueue()
        while isUnsettled {
            guard time < limit else { throw Self.unsettled }
            advance(by: HeadlessHost.frameDuration)
        }
    }

    public func settle() async throws {
        let limit = time + Self.settlingLimit
        await serveMainQueue()
        while isUnsettled {
            guard time < limit else { throw Self.unsettled }
            await advance(by: HeadlessHost.frameDuration)
        }
    }

    private var isUnsettled: Bool { host.isFrameRequested || run.awaitsCalls }

    private static var unsettled: DriverError {
        DriverError(
            "The application still animates after \(Int(settlingLimit)) s. Is there a repeating animation or a display link?"
        )
    }

    /// Waits in real time, for input and output, until the condition holds; throws after `timeout` seconds.
    ///
    /// Frames go on meanwhile. For synchronous XCTest methods; in Swift Testing `await` the asynchronous form.
    public func wait(until condition: () -> Bool, timeout: TimeInterval = 5) throws {
        guard Thread.isMainThread else {
            throw DriverError(
                "wait(until:) is called off the main thread, as in Swift Testing: make the test async and await it")
        }
        let end = Date(timeIntervalSinceNow: timeout)
        while !condition() {
            guard Date() < end else { throw Self.timedOut(timeout, self) }
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: HeadlessHost.frameDuration))
            advance(by: HeadlessHost.frameDuration)
        }
    }

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

    /// Runs what is queued on the main queue now, and timers that are due. Only the main thread can: elsewhere the caller is itself
    /// a job of the main queue.
    func serveMainQueue() {
        guard Thread.isMainThread else { return }
        let marker = Marker()
        DispatchQueue.main.async { marker.isReached = true }
        while !marker.isReached { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
    }

    /// Lets the main queue run until what is queued now has run.
    func serveMainQueue() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }
}

/// Written and read on the main queue only.
private final class Marker: @unchecked Sendable {
    var isReached = false
}
