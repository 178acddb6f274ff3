internal import AccessibilityBus
internal import CSDL2
internal import CX11
import Foundation
package import HostInterface

/// A host with windows on a desktop, using SDL on X11 or Wayland. The CPU paints straight into the surface of each
/// window.
///
/// ``run()`` blocks the main thread in SDL until there is an event, a due timer of `RunLoop.main`, work on the main
/// queue or a requested frame, so that an idle application uses no CPU time.
@MainActor
package final class SDLHost: ApplicationHost {
    package let clock: any HostClock
    package weak var client: (any HostClient)?
    package var clipboard: any HostClipboard { ownClipboard }
    package var accessibility: (any HostAccessibility)? { accessibilityBus }

    /// The longest wait in seconds. `RunLoop.main.perform` on another thread wakes nothing on Linux, not even
    /// Foundation's own wait, so this is the longest time it can take while nothing else happens.
    private static let longestWait = 1.0

    /// The number of turns of the run loop, which stays low in an idle application.
    package private(set) var turns = 0

    /// When the current frame began, and the time until the next frame of the fastest display.
    private(set) var frameTime = 0.0
    private(set) var framePeriod = 1.0 / 60

    private var windows: [UInt32: SDLWindow] = [:]
    private var frames = FramePacing()
    private var waker: MainQueueWaker?
    private var isStopped = false
    private let ownClipboard = SDLClipboard()
    private let accessibilityBus = AccessibilityBus()
    private var cursors = SDLCursors()
    private var textPlace: SDLTextInput
    private var drops = DropCollection()
    private var wheel: WheelSource
    private var mousePress = MousePress()
    private var desktop: DesktopPreferences?
    /// What the application was told last.
    private var appearance = HostAppearance.light
    package private(set) var preferences = HostPreferences()
    /// The text scale at the start, which Xft.dpi, read once too, includes.
    private(set) var textScaleOfDisplay = 1.0
    private var smoothScrolling: SmoothScrolling?
    /// Created with the first window on X11.
    private var dragAndDrop: XDragAndDrop?

    /// Connects to the desktop. Throws ``HostError`` when there is none.
    ///
    /// - Parameters:
    ///   - clock: real time by default. A test that compares frames moves a clock by hand; timers and the main queue stay
    ///     in real time.
    ///   - identifier: by which the desktop finds the application of a window; by default the name of the program.
    package init(clock: any HostClock = SystemClock(), identifier: String? = nil) throws {
        self.clock = clock
        // Written out: names that SDL 2.0.20 lacks.
        for (hint, value) in [
            // Without a display SDL would choose a driver that shows nothing. SDL_VIDEODRIVER takes precedence over
            // this.
            ("SDL_VIDEODRIVER", "x11,wayland"),
            // The default emulates a surface with OpenGL, which takes 7 ms a frame; shared memory takes less than 1 ms.
            (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"),
            (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
            ("SDL_QUIT_ON_LAST_WINDOW_CLOSE", "0"),
            // Touches must not be reported as mouse events too, and mouse events not as touches.
            (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
            (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
            (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
            // Compositions longer than 31 bytes are delivered as a whole.
            ("SDL_IME_SUPPORT_EXTENDED_TEXT", "1"),
            // The click that activates a window also presses the view below it, as on other desktops.
            (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
        ] {
            SDL_SetHint(hint, value)
        }
        let windowClass = WindowClass(identifier)
        defer { windowClass.forget() }
        guard SDL_InitSubSystem(trestle_sdl_init_video()) == 0 else {
            throw HostError.noDisplay(
                cause: causeOfMissingDisplay(environment: ProcessInfo.processInfo.environment, sdlError: lastSDLError())
            )
        }
        textPlace = SDLTextInput()
        wheel = WheelSource(pointsOnTouchpad: isOnWayland ? 10 : 15)
        if isOnX11 { smoothScrolling = SmoothScrolling() }
        let desktop = DesktopPreferences(environment: ProcessInfo.processInfo.environment, isOnX11: isOnX11) {
            [weak self] in self?.desktopChanged()
        }
        textScaleOfDisplay = desktop.textScaleOfDisplay
        self.desktop = desktop
        Self.isDisplayLost = false
        Self.current = self
        if isOnWayland {
            // SDL has no shared memory for windows on Wayland and shows them with OpenGL only.
            SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "1")
        } else if isOnX11 {
            X11Library()?.onConnectionLost { _ in SDLHost.displayWasLost() }
        }
    }

    isolated deinit {
        accessibilityBus.stop()
        desktop?.stop()
        smoothScrolling?.stop()
        dragAndDrop?.stop()
        if !Self.isDisplayLost { SDL_QuitSubSystem(trestle_sdl_init_video()) }
    }

    package func openWindow(_ configuration: HostWindowConfiguration) throws -> any HostWindow {
        var configuration = configuration
        let followsDesktop = configuration.appearance == nil
        desktop?.prepareForWindow()
        if windows.isEmpty { adoptDesktop() } else { desktopChanged() }
        if followsDesktop { configuration.appearance = appearance }
        let window = try SDLWindow(configuration, isFirst: windows.isEmpty, host: self)
        window.followsDesktop = followsDesktop
        windows[window.id] = window
        if let icon { window.show(icon) }
        if dragAndDrop == nil, let display = trestle_x11_display(SDL_GetWindowFromID(window.id)) {
            dragAndDrop = XDragAndDrop(display, host: self)
        }
        return window
    }

    var allWindows: some Collection<SDLWindow> { windows.values }

    package var keepsDisplayAwake: Bool {
        get { SDL_IsScreenSaverEnabled() == SDL_FALSE }
        set { newValue ? SDL_DisableScreenSaver() : SDL_EnableScreenSaver() }
    }

    /// Wayland's desktops take the picture from the desktop file.
    package var showsIcon: Bool { isOnX11 }

    package var icon: HostPicture? {
        didSet { if let icon { windows.values.forEach { $0.show(icon) } } }
    }

    package func canOpen(_ address: String) -> Bool { DesktopPrograms.canOpen(address) }

    package func open(_ address: String) -> Bool { DesktopPrograms.open(address) }

    package var canChooseFiles: Bool { SessionBus.address(environment: ProcessInfo.processInfo.environment) != nil }

    package func chooseFiles(
        _ request: HostFileRequest, completion: @escaping @MainActor (HostFileAnswer) -> Void
    ) -> any HostFileDialog {
        SDLFileDialog(request, completion: completion)
    }

    package func place(x: Double, y: Double, of window: any HostWindow) -> HostPlace {
        if let window = window as? SDLWindow, let place = dragAndDrop?.place(x: x, y: y, of: window) { return place }
        // Wayland tells no program where its windows are.
        let isInside = (0..<window.size.width).contains(x) && (0..<window.size.height).contains(y)
        return isInside ? .window(window, x: x, y: y) : .outside
    }

    package func beginDrag(_ content: any HostDragContent, from window: any HostWindow) -> (any HostOutgoingDrag)? {
        (window as? SDLWindow).flatMap { dragAndDrop?.beginDrag(content, from: $0) }
    }

    package func requestFrame() {
        frames.request()
    }

    package func requestFrame(at time: Double) {
        frames.request(at: time)
    }

    func forget(_ window: SDLWindow) {
        windows[window.id] = nil
    }

    // MARK: The run loop

    package func run() {
        // First: the waker may run the run loop, and with it blocks of the main queue.
        let signals = TerminationSignals { [weak self] in self?.terminate() }
        let waker = MainQueueWaker()
        self.waker = waker
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

    /// Does everything that is due now, without waiting.
    package func turn() {
        turns += 1
        _ = RunLoop.main.run(mode: .default, before: .distantPast)
        deliverEvents()
        let now = clock.now
        guard !isStopped, isShowing, frames.isDue(at: now) else { return }
        let refreshRate = windows.values.lazy.filter(\.isVisible).map(\.refreshRate).max() ?? 60
        frames.begin(at: now, refreshRate: refreshRate)
        (frameTime, framePeriod) = (now, 1 / Double(refreshRate))
        client?.hostFrameIsDue(self)
    }

    /// Whether a frame would be visible. Without any window the application's time goes on.
    private var isShowing: Bool { windows.isEmpty || windows.values.contains(where: \.isVisible) }

    /// Returns the milliseconds until the next timer or frame; nil when something is due already.
    private func millisecondsToWait() -> Int32? {
        var seconds = RunLoop.main.limitDate(forMode: .default)?.timeIntervalSinceNow ?? .infinity
        if isShowing, let frame = frames.dueTime { seconds = min(seconds, frame - clock.now) }
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
        defer { SDL_free(event.longComposition?.text) }
        if event.type == MainQueueWaker.eventType {
            waker?.wasPushed()
        } else if kind == SDL_QUIT {
            // The only other causes are signals and the close button of the last window, which are handled elsewhere.
            // SDL quits when the connection to Wayland is lost.
            if isOnWayland { _ = Self.displayWasLost() } else { terminate() }
        } else if kind == SDL_CLIPBOARDUPDATE {
            if ownClipboard.isForeignChange() { client?.hostClipboardDidChange(self) }
        } else if event.type >= SDL_DROPFILE.rawValue, event.type <= SDL_DROPCOMPLETE.rawValue {
            deliverDrop(event.drop)
        } else if let id = event.hostWindowID, let window = windows[id] {
            if kind == SDL_WINDOWEVENT {
                for change in window.changes(after: event.window) { client?.host(self, received: change, in: window) }
            }
            if kind == SDL_KEYDOWN || kind == SDL_KEYUP { textPlace.note(event.key) }
            if kind == SDL_TEXTINPUT, !textPlace.acceptsText { return }
            let hostEvent = HostEvent(event, in: context(of: event, in: window), wheel: &wheel)
            if case .pointer(let pointer) = hostEvent {
                let routed = mousePress.route(pointer, in: window)
                client?.host(self, received: .pointer(routed.event), in: routed.window)
            } else if let hostEvent {
                client?.host(self, received: hostEvent, in: window)
            }
        }
    }

    private func context(of event: SDL_Event, in window: SDLWindow) -> SDLEventContext {
        // X11 counts touches from the first to the last unit, Wayland from edge to edge.
        let lastUnit = isOnWayland ? 0 : window.units.pointsPerUnit
        let ticks = SDL_GetTicks()
        return SDLEventContext(
            pointsPerUnit: window.units.pointsPerUnit,
            touchSize: HostSize(width: window.size.width - lastUnit, height: window.size.height - lastUnit),
            now: clock.now, ticks: clock.isMovedByHand ? event.common.timestamp : ticks,
            modifiers: SDL_GetModState(), typed: event.type == SDL_KEYDOWN.rawValue ? textAfterKey() : nil)
    }

    /// Returns the text that the key types. While text is being typed it follows the key event in the queue.
    private func textAfterKey() -> String? {
        var next = SDL_Event()
        guard
            SDL_PeepEvents(&next, 1, SDL_PEEKEVENT, SDL_KEYDOWN.rawValue, SDL_TEXTINPUT.rawValue) == 1,
            next.type == SDL_TEXTINPUT.rawValue
        else { return nil }
        return next.text.typed
    }

    private func deliverDrop(_ event: SDL_DropEvent) {
        guard var drop = drops.add(event) else { return }
        // The Wayland driver names no window.
        let id = event.windowID != 0 ? event.windowID : SDL_GetWindowID(SDL_GetMouseFocus())
        guard let window = windows[id] ?? windows.values.first else { return }
        let position = pointerPosition(in: SDL_GetWindowFromID(window.id))
        drop.x = Double(position.x) * window.units.pointsPerUnit
        drop.y = Double(position.y) * window.units.pointsPerUnit
        client?.host(self, received: .dropped(drop), in: window)
    }

    // MARK: The desktop

    private func adoptDesktop() {
        guard let desktop else { return }
        (appearance, preferences) = (desktop.appearance, desktop.preferences)
    }

    private func desktopChanged() {
        let before = (appearance, preferences)
        adoptDesktop()
        if appearance != before.0 {
            for window in windows.values where window.followsDesktop {
                window.appearance = appearance
                client?.host(self, received: .appearanceChanged(appearance), in: window)
            }
        }
        if preferences != before.1 { client?.hostPreferencesDidChange(self) }
    }

    package var cursor: HostCursor {
        get { cursors.shown }
        set { cursors.show(newValue) }
    }

    package var textInput: HostTextInput? {
        get { textPlace.place }
        set {
            let window = windows[SDL_GetWindowID(SDL_GetKeyboardFocus())] ?? windows.values.first
            textPlace.move(to: newValue, pointsPerUnit: window?.units.pointsPerUnit ?? 1)
        }
    }

    private func terminate() {
        client?.hostWillTerminate(self)
        stop()
    }

    // MARK: A display that goes away

    /// True after the connection was lost: no function of the window system may be called any more.
    private(set) static var isDisplayLost = false

    private static weak var current: SDLHost?

    /// Lets the application terminate, prints the reason, and ends the process, because libX11 cannot continue without
    /// its connection.
    private nonisolated static func displayWasLost() -> Int32 {
        if Thread.isMainThread {
            MainActor.assumeIsolated {
                isDisplayLost = true
                if let current { current.client?.hostWillTerminate(current) }
            }
        }
        let message = messageForLostDisplay(environment: ProcessInfo.processInfo.environment)
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        exit(EXIT_FAILURE)
    }
}

/// Returns the message for a lost connection to the display.
func messageForLostDisplay(environment: [String: String]) -> String {
    let displays = ["DISPLAY", "WAYLAND_DISPLAY"].compactMap { name in
        environment[name].flatMap { $0.isEmpty ? nil : "\(name)=\($0)" }
    }
    return """
        The display was lost: \(displays.isEmpty ? "its server" : displays.joined(separator: ", ")) closed the connection (the desktop \
        session ended, its server was stopped or crashed, or the network to it broke). The application was told that it \
        terminates, and ends with status 1. Start it again when the display is back, or set TRESTLE_HOST=headless to run without one.
        """
}

/// Returns SDL's message for the call that failed last.
func lastSDLError() -> String {
    String(cString: SDL_GetError())
}

/// Returns why SDL found no display, judging from the environment variables for displays.
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
