import Foundation
import HostInterface
import SDLHost
import XCTest

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A window on an X server of the test's own: its size, its visibility, and what the run loop serves meanwhile.
final class WindowTests: XCTestCase {
    func testStepsOfAResizeBetweenTwoTurnsAreToldOnce() throws {
        try withWindow { server, host, window, recorder, id in
            for width in [300, 340, 380] { try server.xdotool("windowsize", "--sync", id, "\(width)", "200") }
            recorder.events = []
            host.turn()
            XCTAssertEqual(recorder.events.filter { $0 == "resized" }.count, 1)
            XCTAssertEqual(window.size, HostSize(width: 190, height: 100))
            let frame = try XCTUnwrap(window.beginFrame())
            XCTAssertEqual(frame.width, 380)
            XCTAssertEqual(frame.age, 0)
            window.endFrame(damage: [])
        }
    }

    func testAHiddenWindowGivesNoFramesUntilItIsBack() throws {
        try withWindow { server, host, window, recorder, id in
            try server.xdotool("windowunmap", "--sync", id)
            host.turn()
            XCTAssertTrue(recorder.events.contains("visibility"))
            XCTAssertFalse(window.isVisible)
            XCTAssertNil(window.beginFrame())
            host.requestFrame()
            // Events that come late on a busy machine.
            runHost(host, for: 0.2)
            let frames = recorder.frames
            // A busy loop would have thousands of turns, a timer of frames thirty.
            let turns = host.turns
            runHost(host, for: 0.5)
            XCTAssertLessThan(host.turns - turns, 10)
            XCTAssertEqual(recorder.frames, frames)
            try server.xdotool("windowmap", "--sync", id)
            recorder.onFrame = { host.stop() }
            host.run()
            XCTAssertTrue(window.isVisible)
            XCTAssertEqual(recorder.frames, frames + 1)
        }
    }

    func testTheDesktopFindsTheApplicationAndItsIcon() throws {
        try withWindow(identifier: "com.example.notes") { server, host, _, _, id in
            let look = try XLook(of: try XCTUnwrap(UInt(id)), display: server.display)
            XCTAssertEqual(look.windowClass, "com.example.notes")
            host.icon = HostPicture(width: 2, height: 1, pixels: [10, 20, 30, 255, 0, 0, 0, 0])
            host.turn()
            let shown = try XLook(of: try XCTUnwrap(UInt(id)), display: server.display)
            XCTAssertEqual(shown.icon, [2, 1, 0xFF1E_140A, 0])
        }
    }

    func testAnIdleWindowSleeps() throws {
        try withWindow { _, host, _, _, _ in
            runHost(host, for: 0.2)
            let turns = host.turns
            runHost(host, for: 2)
            XCTAssertLessThan(host.turns - turns, 10)
        }
    }

    func testWorkForTheMainQueueIsServedWithoutAnyOtherEvent() throws {
        try withWindow { _, host, _, _, _ in
            runHost(host, for: 0.1)
            let turns = host.turns
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) {
                DispatchQueue.main.async { MainActor.assumeIsolated { host.stop() } }
            }
            host.run()
            // Not the wake-up that comes once a second anyway.
            XCTAssertLessThanOrEqual(host.turns - turns, 4)
        }
    }

    func testATimerOfAnotherThreadWakesTheLoop() throws {
        try withWindow { _, host, _, _, _ in
            runHost(host, for: 0.1)
            nonisolated(unsafe) var turnOfTheTimer: Int?
            // In real time, because Foundation's timers are; the loop sleeps until its own timer otherwise.
            Thread.detachNewThread { [weak host] in
                usleep(50_000)
                // Foundation on Linux keeps the block of a timer that has ended, and a host lives as long as its display.
                let timer = Timer(fire: Date(timeIntervalSinceNow: 0.02), interval: 0, repeats: false) {
                    [weak host] _ in
                    MainActor.assumeIsolated { turnOfTheTimer = host?.turns }
                }
                RunLoop.main.add(timer, forMode: .default)
            }
            runHost(host, for: 0.6)
            XCTAssertLessThan(try XCTUnwrap(turnOfTheTimer), host.turns)
        }
    }

    // Seeds 94.
    func testTimersTasksTheQueueAndTheNetworkAreServedWhileTheMouseIsDown() throws {
        try withWindow { server, host, _, recorder, id in
            let web = try OnePageServer()
            try server.xdotool("mousemove", "--window", id, "20", "20", "mousedown", "1")
            while !recorder.events.contains("pointer began") { host.turn() }
            let served = Served(stopping: host, at: 4)
            let timer = Timer(timeInterval: 0.01, repeats: false) { [weak served] _ in
                MainActor.assumeIsolated { served?.add("timer") }
            }
            RunLoop.main.add(timer, forMode: .default)
            Task { @MainActor in
                try await Task.sleep(nanoseconds: 10_000_000)
                served.add("task")
            }
            DispatchQueue.global().async {
                DispatchQueue.main.async { MainActor.assumeIsolated { served.add("queue") } }
            }
            let session = URLSession(configuration: .ephemeral, delegate: nil, delegateQueue: .main)
            session.dataTask(with: web.url) { data, _, _ in
                let text = data.map { String(decoding: $0, as: UTF8.self) }
                MainActor.assumeIsolated { served.add("network: \(text ?? "nothing")") }
            }.resume()
            host.run()
            XCTAssertEqual(served.names, ["timer", "task", "queue", "network: page"])
            XCTAssertFalse(recorder.events.contains("pointer ended"))
            try server.xdotool("mouseup", "1")
            while !recorder.events.contains("pointer ended") { host.turn() }
        }
    }
}

@MainActor
private func runHost(_ host: SDLHost, for seconds: Double) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated { host.stop() } }
    host.run()
}

/// A window of 120 x 80 points at scale 2, and its number for xdotool.
private func withWindow(
    identifier: String? = nil,
    _ body: @MainActor (XServer, SDLHost, any HostWindow, EventRecorder, String) throws -> Void
) throws {
    try XCTSkipUnless(XServer.isInstalled, "xvfb and xdotool are not installed")
    try MainActor.assumeIsolated {
        let server = try XServer(width: 640, height: 480)
        defer { server.stop() }
        try server.whileInUse {
            let host = try SDLHost(identifier: identifier)
            let recorder = EventRecorder()
            host.client = recorder
            let title = "window test \(getpid())"
            let window = try host.openWindow(
                HostWindowConfiguration(size: HostSize(width: 120, height: 80), scale: 2, title: title))
            defer { window.close() }
            host.turn()
            let id = try server.xdotool("search", "--sync", "--onlyvisible", "--name", title)
                .trimmingCharacters(in: .whitespacesAndNewlines)
            host.turn()
            try body(server, host, window, recorder, id)
        }
    }
}

/// What was served; ends the run loop when all is.
@MainActor
private final class Served {
    private(set) var names: Set<String> = []
    private let host: SDLHost
    private let count: Int

    init(stopping host: SDLHost, at count: Int) {
        self.host = host
        self.count = count
    }

    func add(_ name: String) {
        names.insert(name)
        if names.count == count { host.stop() }
    }
}

/// Notes the names of events, and counts frames.
@MainActor
private final class EventRecorder: HostClient {
    var events: [String] = []
    var frames = 0
    var onFrame: () -> Void = {}

    func host(_ host: any ApplicationHost, received event: HostEvent, in window: any HostWindow) {
        if case .pointer(let pointer) = event {
            events.append("pointer \(pointer.phase)")
        } else {
            events.append("\(event)".prefix { $0 != "(" }.description)
        }
    }

    func hostFrameIsDue(_ host: any ApplicationHost) {
        frames += 1
        onFrame()
    }

    func hostClipboardDidChange(_ host: any ApplicationHost) {}
    func hostWillTerminate(_ host: any ApplicationHost) {}
}

/// Answers one request on this machine with the text "page".
private final class OnePageServer {
    let url: URL

    init() throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, size) == 0 && listen(listener, 1) == 0 && getsockname(listener, $0, &size) == 0
            }
        }
        guard isBound, let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/") else {
            throw XServerError("no port on this machine is free")
        }
        self.url = url
        Thread.detachNewThread {
            let connection = accept(listener, nil, nil)
            var request = [UInt8](repeating: 0, count: 4096)
            _ = read(connection, &request, request.count)
            let answer = "HTTP/1.1 200 OK\r\nContent-Length: 4\r\nConnection: close\r\n\r\npage"
            _ = answer.withCString { write(connection, $0, strlen($0)) }
            close(connection)
            close(listener)
        }
    }
}
