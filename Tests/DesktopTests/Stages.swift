import CSDL2
import Foundation
import HeadlessHost
import HostInterface
import XCTest

@testable import SDLHost
@testable import UIKit

private let stageScale = 2.0
private let frameDuration = 1.0 / 60

extension ScreenSettings {
    static let stage: ScreenSettings = {
        var settings = ScreenSettings()
        settings.size = CGSize(width: 240, height: 360)
        settings.scale = stageScale
        return settings
    }()
}

/// The window in memory: steps are events of the host.
@MainActor
final class HeadlessStage: ScenarioStage {
    private let clock = ManualClock()
    private let host: HeadlessHost
    private let run: ApplicationRun
    private let window: HeadlessWindow
    private var pointer = (x: 0.0, y: 0.0)

    init(makeDelegate: () -> any UIApplicationDelegate) throws {
        host = HeadlessHost(clock: clock)
        run = try ApplicationRun(host: host, settings: .stage, makeDelegate: makeDelegate)
        window = host.windows[0]
        host.giveFrame()
    }

    func end() {
        run.end()
    }

    func perform(_ step: Step) {
        switch step {
        case .press(let x, let y):
            pointer = (x, y)
            post(.began)
        case .move(let x, let y):
            pointer = (x, y)
            post(.moved)
        case .release:
            post(.ended)
        case .hover(let x, let y):
            pointer = (x, y)
            post(.hovered)
        case .wheel(let notches, let x, let y):
            for _ in 0..<abs(notches) {
                window.post(
                    .wheel(WheelEvent(x: x, y: y, deltaX: 0, deltaY: notches > 0 ? -60 : 60, time: clock.now)))
            }
        case .key(let key):
            for isDown in [true, false] {
                window.post(.key(KeyEvent(isDown: isDown, usage: key.usage, characters: "", time: clock.now)))
            }
        case .frames:
            break
        }
    }

    func frame() -> Data {
        host.requestFrame()
        clock.advance(by: frameDuration)
        host.giveFrame()
        return Data(window.capture().bytes)
    }

    private func post(_ phase: PointerEvent.Phase) {
        window.post(.pointer(PointerEvent(phase, x: pointer.x, y: pointer.y, time: clock.now, kind: .mouse)))
    }
}

/// A window on an X server: steps are made by xdotool, go through the server and SDL, and frames are what the server shows.
///
/// Only the clock of frames and events is moved by hand. Between frames the stage waits for each event of a step to arrive, in real time.
@MainActor
final class XStage: ScenarioStage {
    private let server: XServer
    private let clock = ManualClock()
    private let host: SDLHost
    private let run: ApplicationRun
    private let relay: EventRelay
    private let origin: (x: Int, y: Int)
    private var pointer = (x: 0.0, y: 0.0)

    init(server: XServer, makeDelegate: () -> any UIApplicationDelegate) throws {
        self.server = server
        host = try SDLHost(clock: clock)
        run = try ApplicationRun(host: host, settings: .stage, makeDelegate: makeDelegate)
        relay = EventRelay(client: run.application)
        host.client = relay
        // Xvfb draws the pointer into its screen.
        host.cursor = .hidden
        let title = "stage \(getpid())"
        run.screen?.hostWindow?.title = title
        var (x, y): (Int32, Int32) = (0, 0)
        guard let window = run.screen?.hostWindow as? SDLWindow else { throw XServerError("no SDL window") }
        host.turn()
        let id = try server.xdotool("search", "--onlyvisible", "--name", title)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        try server.xdotool("windowfocus", "--sync", id)
        SDL_GetWindowPosition(SDL_GetWindowFromID(window.id), &x, &y)
        origin = (Int(x), Int(y))
        try waitFor(1) { if case .activation(true) = $0 { true } else { false } }
        host.turn()
    }

    func end() {
        run.end()
    }

    func perform(_ step: Step) throws {
        switch step {
        case .press(let x, let y):
            try movePointer(to: (x, y))
            try server.xdotool("mousedown", "1")
            try waitFor(1) { self.isPointer($0, .began) }
        case .move(let x, let y):
            try movePointer(to: (x, y))
            try waitFor(1) { self.isPointer($0, .moved) }
        case .hover(let x, let y):
            try movePointer(to: (x, y))
            try waitFor(1) { self.isPointer($0, .hovered) }
        case .release:
            try server.xdotool("mouseup", "1")
            try waitFor(1) { self.isPointer($0, .ended) }
        case .wheel(let notches, let x, let y):
            try movePointer(to: (x, y))
            try server.xdotool("click", "--repeat", "\(abs(notches))", notches > 0 ? "5" : "4")
            try waitFor(abs(notches)) { if case .wheel = $0 { true } else { false } }
        case .key(let key):
            try server.xdotool("key", key.name)
            try waitFor(2) { if case .key = $0 { true } else { false } }
        case .frames:
            break
        }
    }

    func frame() throws -> Data {
        host.requestFrame()
        clock.advance(by: frameDuration)
        host.turn()
        let size = run.screen?.nativeBounds.size ?? .zero
        return try server.screen(x: origin.x, y: origin.y, width: Int(size.width), height: Int(size.height))
    }

    /// Serves the host until what is waited for has happened, in real time.
    func serve(until condition: () -> Bool) throws {
        let limit = Date(timeIntervalSinceNow: 10)
        while !condition() {
            guard Date() < limit else { return }
            host.turn()
            usleep(500)
        }
    }

    private func movePointer(to place: (x: Double, y: Double)) throws {
        pointer = place
        try server.xdotool(
            "mousemove", "\(origin.x + Int(place.x * stageScale))", "\(origin.y + Int(place.y * stageScale))")
    }

    private func isPointer(_ event: HostEvent, _ phase: PointerEvent.Phase) -> Bool {
        guard case .pointer(let event) = event else { return false }
        return event.phase == phase && event.x == pointer.x && event.y == pointer.y
    }

    /// Serves the host until the application has got this many events more.
    private func waitFor(_ count: Int, _ isExpected: (HostEvent) -> Bool) throws {
        let limit = Date(timeIntervalSinceNow: 10)
        while relay.events.filter(isExpected).count < count {
            guard Date() < limit else { throw XServerError("an event is missing; there are \(relay.events)") }
            host.turn()
            usleep(500)
        }
        relay.events = []
    }
}

/// Stands between a host and the application, and notes the events.
@MainActor
private final class EventRelay: HostClient {
    var events: [HostEvent] = []
    private let client: any HostClient

    init(client: any HostClient) {
        self.client = client
    }

    func host(_ host: any ApplicationHost, received event: HostEvent, in window: any HostWindow) {
        client.host(host, received: event, in: window)
        events.append(event)
    }

    func hostClipboardDidChange(_ host: any ApplicationHost) { client.hostClipboardDidChange(host) }
    func hostFrameIsDue(_ host: any ApplicationHost) { client.hostFrameIsDue(host) }
    func hostWillTerminate(_ host: any ApplicationHost) { client.hostWillTerminate(host) }
}
