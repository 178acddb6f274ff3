/// Shows the windows of an application and delivers events to it. There is one host per process.
///
/// The host owns the run loop. It calls its ``client`` on the main thread: for events as they arrive, and for a frame
/// when one was requested. Between frames it serves `DispatchQueue.main`, the timers of `RunLoop.main` and main-actor
/// tasks.
@MainActor
package protocol ApplicationHost: AnyObject, Sendable {
    /// The time of animations and gestures. The clock of a headless host may be moved by hand.
    var clock: any HostClock { get }

    /// Receives events and frames. Weak, because the application owns the host.
    var client: (any HostClient)? { get set }

    var clipboard: any HostClipboard { get }

    /// What the user has chosen for all programs. Changes are told by ``HostClient/hostPreferencesDidChange(_:)``.
    var preferences: HostPreferences { get }

    /// Nil where there is no haptic device.
    var haptics: (any HostHaptics)? { get }

    /// Nil where the host cannot reach the assistive technologies of a desktop.
    var accessibility: (any HostAccessibility)? { get }

    /// The shape of the pointer over the application's windows.
    var cursor: HostCursor { get set }

    /// Where text is being typed in the active window. While it is nil, the initial value, the input method is off: it
    /// shows nothing, and no ``HostEvent/text(_:)`` is delivered.
    var textInput: HostTextInput? { get set }

    /// Whether the desktop keeps the display on without user input.
    var keepsDisplayAwake: Bool { get set }

    /// Whether the desktop shows ``icon``.
    var showsIcon: Bool { get }

    /// The picture that the desktop shows for the windows; nil for the desktop's own.
    var icon: HostPicture? { get set }

    /// Returns whether the desktop has a program for such an address.
    func canOpen(_ address: String) -> Bool

    /// Opens the address with that program. Returns false when there is none or it does not start.
    func open(_ address: String) -> Bool

    /// Whether ``chooseFiles(_:completion:)`` has a dialog to show. The desktop may turn out to have none.
    var canChooseFiles: Bool { get }

    /// Shows a file dialog. The answer comes later, on the main thread, unless the dialog is closed before.
    func chooseFiles(
        _ request: HostFileRequest, completion: @escaping @MainActor (HostFileAnswer) -> Void
    ) -> any HostFileDialog

    /// Opens a window. Throws ``HostError``, with the cause and a remedy, when there is no display.
    func openWindow(_ configuration: HostWindowConfiguration) throws -> any HostWindow

    /// Returns what is below a position, in points of a window, that may be outside the window.
    func place(x: Double, y: Double, of window: any HostWindow) -> HostPlace

    /// Offers the content of a drag, which began in the window, to other programs. Returns nil where that is impossible.
    func beginDrag(_ content: any HostDragContent, from window: any HostWindow) -> (any HostOutgoingDrag)?

    /// Requests one call of ``HostClient/hostFrameIsDue(_:)`` at the next refresh of the fastest display. Several
    /// requests result in one frame. While no window is visible the frame waits.
    func requestFrame()

    /// Requests a frame at a time of the clock, until which the process can sleep. The earliest requested time counts.
    /// Any earlier frame cancels the request, so repeat it after every frame.
    func requestFrame(at time: Double)

    /// Runs the application until ``stop()`` is called, then returns. Call it on the main thread: it serves
    /// `RunLoop.main`.
    func run()

    /// Ends ``run()`` after the current turn. If it is called before ``run()``, that returns immediately.
    func stop()
}

extension ApplicationHost {
    package var preferences: HostPreferences { HostPreferences() }
    package var haptics: (any HostHaptics)? { nil }
    package var accessibility: (any HostAccessibility)? { nil }
    package var showsIcon: Bool { false }
    package var icon: HostPicture? {
        get { nil }
        set {}
    }
}

/// Receives the calls of a host; implemented by the application.
@MainActor
package protocol HostClient: AnyObject {
    /// Delivers an event of a window, in the order of arrival.
    func host(_ host: any ApplicationHost, received event: HostEvent, in window: any HostWindow)

    /// Called when another program has copied something.
    func hostClipboardDidChange(_ host: any ApplicationHost)

    /// Called when ``ApplicationHost/preferences`` have changed.
    func hostPreferencesDidChange(_ host: any ApplicationHost)

    /// Called when a frame is due: advances animations, lays out, commits, and paints every window that needs it.
    func hostFrameIsDue(_ host: any ApplicationHost)

    /// Called when the process is asked to end (last window closed, SIGTERM, SIGINT).
    func hostWillTerminate(_ host: any ApplicationHost)
}

extension HostClient {
    package func hostPreferencesDidChange(_ host: any ApplicationHost) {}
}

/// Monotonic time in seconds, which can be read on every thread. The host chooses the zero point.
package protocol HostClock: AnyObject, Sendable {
    var now: Double { get }

    /// Whether a test moves the clock. Events of the window system then happen at ``now``, whatever their time stamps.
    var isMovedByHand: Bool { get }
}

extension HostClock {
    package var isMovedByHand: Bool { false }
}

/// The error of a failed host call: what failed, why, and what can be done about it.
package struct HostError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
