/// What shows an application's windows and feeds it events: one per process.
///
/// The host owns the run loop. It calls its ``client`` on the main thread: events as they arrive, and a frame when one
/// was requested. Between frames it serves `DispatchQueue.main`, `RunLoop.main` timers and main-actor tasks.
@MainActor
package protocol ApplicationHost: AnyObject, Sendable {
    /// The time of animations and gestures. A headless host's clock is moved by hand.
    var clock: any HostClock { get }

    /// Who gets events and frames. Weak: the application owns the host.
    var client: (any HostClient)? { get set }

    var clipboard: any HostClipboard { get }

    /// Nil where nothing can be felt.
    var haptics: (any HostHaptics)? { get }

    /// The pointer's shape over the application's windows.
    var cursor: HostCursor { get set }

    /// Where text is typed in the window that has the keyboard. Nil, as at the start, keeps the input method off: it shows nothing, and
    /// no ``HostEvent/text(_:)`` comes.
    var textInput: HostTextInput? { get set }

    /// The desktop does not blank the display while nobody touches anything.
    var keepsDisplayAwake: Bool { get set }

    /// Whether the desktop has a program for addresses like this one.
    func canOpen(_ address: String) -> Bool

    /// Starts that program; false when there is none or it does not start.
    func open(_ address: String) -> Bool

    /// Opens a window; throws ``HostError`` with the cause and the way out when there is no display.
    func openWindow(_ configuration: HostWindowConfiguration) throws -> any HostWindow

    /// Asks for one call of ``HostClient/hostFrameIsDue(_:)`` at the next refresh of the fastest display. Asking twice gives one frame; while
    /// no window is visible the frame waits.
    func requestFrame()

    /// Asks for a frame at a time of the clock, for what has nothing to do until then: the process sleeps. The earliest time counts, and any
    /// frame before it takes the request along, so ask again after every frame.
    func requestFrame(at time: Double)

    /// Runs until ``stop()``; returns to the caller. Call it on the main thread: it serves `RunLoop.main`.
    func run()

    /// Ends ``run()`` after the current turn; before ``run()``, makes it return at once.
    func stop()
}

extension ApplicationHost {
    package var haptics: (any HostHaptics)? { nil }
}

/// What an application does for its host.
@MainActor
package protocol HostClient: AnyObject {
    /// An event of one window, in arrival order.
    func host(_ host: any ApplicationHost, received event: HostEvent, in window: any HostWindow)

    /// Another program has copied something.
    func hostClipboardDidChange(_ host: any ApplicationHost)

    /// Time for a frame: advance animations, lay out, commit, paint into every window that needs it.
    func hostFrameIsDue(_ host: any ApplicationHost)

    /// The process was asked to end (last window closed, SIGTERM, SIGINT).
    func hostWillTerminate(_ host: any ApplicationHost)
}

/// Seconds that only grow; the zero point is the host's own.
@MainActor
package protocol HostClock: AnyObject, Sendable {
    var now: Double { get }

    /// True for a clock that a test moves: events of the window system then happen at ``now``, whatever their time stamp says.
    var isMovedByHand: Bool { get }
}

extension HostClock {
    package var isMovedByHand: Bool { false }
}

/// A host call that failed: what, why, and what to do about it.
package struct HostError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
