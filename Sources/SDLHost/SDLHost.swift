internal import CSDL2
import Foundation
package import HostInterface

/// Windows on a desktop, through SDL: X11 or Wayland, pixels painted by the CPU straight into the window's surface.
///
/// ``run()`` blocks the main thread in SDL until there is an event, a due timer of `RunLoop.main`, work on the main
/// queue, or a requested frame: an idle application uses no time.
@MainActor
package final class SDLHost: ApplicationHost {
    package let clock: any HostClock = SystemClock()
    package weak var client: (any HostClient)?

    /// `RunLoop.main.perform` and timers added from another thread wake the run loop through a handle that Foundation keeps to
    /// itself: this is how long they can take while nothing else happens.
    private static let longestWait = 1.0

    private var windows: [UInt32: SDLWindow] = [:]
    private var frames = FramePacing()
    private var waker: MainQueueWaker?
    private var isStopped = false

    /// Connects to the desktop; throws ``HostError`` when there is none.
    package init() throws {
        for (hint, value) in [
            // Without a display SDL would take a driver that shows nothing. SDL_VIDEODRIVER goes before this.
            (SDL_HINT_VIDEODRIVER, "x11,wayland"),
            // The default emulates a surface with OpenGL: 7 ms a frame where plain shared memory takes less than 1.
            (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"),
            (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
            (SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0"),
            // A finger is a touch and not also a mouse, and a mouse is not also a finger.
            (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
            (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
            (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
            // The click that activates a window also presses what is under it, as on other desktops.
            (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
        ] {
            SDL_SetHint(hint, value)
        }
        guard SDL_InitSubSystem(trestle_sdl_init_video()) == 0 else {
            throw HostError.noDisplay(
                cause: causeOfMissingDisplay(environment: ProcessInfo.processInfo.environment, sdlError: lastSDLError())
            )
        }
    }

    isolated deinit {
        SDL_QuitSubSystem(trestle_sdl_init_video())
    }

    package func openWindow(_ configuration: HostWindowConfiguration) throws -> any HostWindow {
        let window = try SDLWindow(configuration, host: self)
        windows[window.id] = window
        return window
    }

    package func requestFrame() {
        frames.request()
    }

    func forget(_ window: SDLWindow) {
        windows[window.id] = nil
    }

    // MARK: The run loop

    package func run() {
        let waker = MainQueueWaker()
        self.waker = waker
        let signals = TerminationSignals { [weak self] in self?.terminate() }
        defer {
            signals.cancel()
            waker.stop()
            self.waker = nil
            isStopped = false
        }
        while !isStopped {
            turn()
            guard !isStopped, let timeout = millisecondsToWait() else { continue }
            waker.arm()
            SDL_WaitEventTimeout(nil, timeout)
        }
    }

    package func stop() {
        isStopped = true
        waker?.push()
    }

    /// Serves everything that is due now, without waiting.
    package func turn() {
        _ = RunLoop.main.run(mode: .default, before: .distantPast)
        deliverEvents()
        guard !isStopped, frames.isDue(at: clock.now) else { return }
        frames.begin(at: clock.now, refreshRate: windows.values.first?.refreshRate ?? 60)
        client?.hostFrameIsDue(self)
    }

    /// Until the next timer or frame; nil when something is due already.
    private func millisecondsToWait() -> Int32? {
        var seconds = RunLoop.main.limitDate(forMode: .default)?.timeIntervalSinceNow ?? .infinity
        if let frame = frames.dueTime { seconds = min(seconds, frame - clock.now) }
        guard seconds > 0 else { return nil }
        return Int32((min(seconds, Self.longestWait) * 1000).rounded(.up))
    }

    private func deliverEvents() {
        var event = SDL_Event()
        while !isStopped, SDL_PollEvent(&event) != 0 {
            deliver(event)
        }
    }

    private func deliver(_ event: SDL_Event) {
        let kind = SDL_EventType(rawValue: event.type)
        if event.type == MainQueueWaker.eventType {
            waker?.wasPushed()
        } else if kind == SDL_QUIT {
            terminate()
        } else if let id = event.hostWindowID, let window = windows[id] {
            if kind == SDL_WINDOWEVENT { window.windowChanged(event.window) }
            let now = clock.now
            let context = SDLEventContext(
                pointsPerUnit: window.pointsPerUnit, windowSize: window.size,
                now: now, ticks: SDL_GetTicks(), modifiers: SDL_GetModState())
            if let hostEvent = HostEvent(event, in: context) {
                client?.host(self, received: hostEvent, in: window)
            }
        }
    }

    private func terminate() {
        client?.hostWillTerminate(self)
        stop()
    }
}

/// What SDL says about the call that failed last.
func lastSDLError() -> String {
    String(cString: SDL_GetError())
}

/// Why SDL found no display, from what the environment says about displays.
func causeOfMissingDisplay(environment: [String: String], sdlError: String) -> String {
    func setting(_ name: String) -> String? {
        environment[name].flatMap { $0.isEmpty ? nil : "\(name)=\($0)" }
    }
    if let driver = setting("SDL_VIDEODRIVER") { return "\(sdlError) (\(driver))" }
    let displays = ["DISPLAY", "WAYLAND_DISPLAY"].compactMap(setting)
    if displays.isEmpty { return "neither DISPLAY nor WAYLAND_DISPLAY is set" }
    return "no display answers at \(displays.joined(separator: ", "))"
}

extension HostError {
    static func noDisplay(cause: String) -> HostError {
        HostError(
            """
            No window can be opened: \(cause). \
            Start from a desktop session (DISPLAY or WAYLAND_DISPLAY set), run under `xvfb-run`, \
            or set TRESTLE_HOST=headless to run without a window.
            """)
    }
}
