import Foundation
import HeadlessHost
import HostInterface
import SDLHost
import XCTest

/// What every host's run loop serves. XCTest runs these on the main thread, where an application runs its host.
final class RunLoopTests: XCTestCase {
    func testAHeadlessHostServesTheMainQueue() throws {
        try MainActor.assumeIsolated { try expectMainQueueIsServed(by: HeadlessHost()) }
    }

    func testAHeadlessHostServesTimers() throws {
        try MainActor.assumeIsolated { try expectTimersAreServed(by: HeadlessHost()) }
    }

    func testAHeadlessHostServesTasks() throws {
        try MainActor.assumeIsolated { try expectTasksAreServed(by: HeadlessHost()) }
    }

    func testAHeadlessHostGivesOnlyTheFramesThatAreAskedFor() throws {
        try MainActor.assumeIsolated { try expectFrames(by: HeadlessHost()) }
    }

    func testAHeadlessHostEndsCleanlyOnATerminationSignal() throws {
        try MainActor.assumeIsolated { try expectTermination(of: HeadlessHost()) }
    }

    func testADesktopHostServesTheMainQueue() throws {
        try MainActor.assumeIsolated { try expectMainQueueIsServed(by: dummyDesktop()) }
    }

    func testADesktopHostServesTimers() throws {
        try MainActor.assumeIsolated { try expectTimersAreServed(by: dummyDesktop()) }
    }

    func testADesktopHostServesTasks() throws {
        try MainActor.assumeIsolated { try expectTasksAreServed(by: dummyDesktop()) }
    }

    func testADesktopHostGivesOnlyTheFramesThatAreAskedFor() throws {
        try MainActor.assumeIsolated { try expectFrames(by: dummyDesktop()) }
    }

    func testADesktopHostEndsCleanlyOnATerminationSignal() throws {
        try MainActor.assumeIsolated { try expectTermination(of: dummyDesktop()) }
    }
}

/// SDL's own driver without a screen.
@MainActor
func dummyDesktop() throws -> SDLHost {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    return try SDLHost()
}

@MainActor
private final class Served {
    var names: [String] = []
}

@MainActor
private func expectMainQueueIsServed(by host: any ApplicationHost) throws {
    let served = Served()
    DispatchQueue.main.async {
        MainActor.assumeIsolated { served.names.append("first") }
        // Queued while the queue is served, and from another thread.
        DispatchQueue.main.async { MainActor.assumeIsolated { served.names.append("second") } }
        DispatchQueue.global().async {
            Thread.sleep(forTimeInterval: 0.02)  // until the loop waits
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    served.names.append("third")
                    host.stop()
                }
            }
        }
    }
    host.run()
    XCTAssertEqual(served.names, ["first", "second", "third"])
}

@MainActor
private func expectTimersAreServed(by host: any ApplicationHost) throws {
    var count = 0
    // Foundation on Linux keeps the block of a timer that has ended.
    let timer = Timer(timeInterval: 0.005, repeats: true) { [weak host] _ in
        MainActor.assumeIsolated {
            count += 1
            if count == 3 { host?.stop() }
        }
    }
    RunLoop.main.add(timer, forMode: .default)
    host.run()
    timer.invalidate()
    XCTAssertEqual(count, 3)
}

@MainActor
private func expectTasksAreServed(by host: any ApplicationHost) throws {
    var slept = false
    Task { @MainActor in
        try await Task.sleep(nanoseconds: 5_000_000)
        slept = true
        host.stop()
    }
    host.run()
    XCTAssertTrue(slept)
}

@MainActor
private func expectFrames(by host: any ApplicationHost) throws {
    let client = RecordingClient()
    host.client = client
    let window = try host.openWindow(.small)
    client.framesWanted = 3
    client.onFrame = {
        window.fill(0xFF00_00FF)
        // Time for frames that nobody asked for.
        guard client.framesWanted == 0 else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { MainActor.assumeIsolated { host.stop() } }
    }
    host.requestFrame()
    host.run()
    XCTAssertEqual(client.frameTimes.count, 3)
    for (earlier, later) in zip(client.frameTimes, client.frameTimes.dropFirst()) {
        XCTAssertGreaterThan(later - earlier, 0.010)
    }
    window.close()
    client.onFrame = {}
}

@MainActor
private func expectTermination(of host: any ApplicationHost) throws {
    let client = RecordingClient()
    host.client = client
    DispatchQueue.main.async { kill(getpid(), SIGTERM) }
    host.run()
    XCTAssertTrue(client.hasTerminated)
}
