internal import AccessibilityBus
import Foundation
package import HostInterface

/// A host with windows in memory, for tests and for programs without a display.
///
/// With a ``ManualClock`` nothing happens by itself: ``advance(by:)`` moves time from frame to frame. In real time
/// ``run()`` serves `RunLoop.main` (timers, the main queue, main-actor tasks), and calls for requested frames only, at
/// most 60 a second or the rate of the window's configuration.
@MainActor
package final class HeadlessHost: ApplicationHost {
    package let clock: any HostClock
    package weak var client: (any HostClient)?
    package private(set) var windows: [HeadlessWindow] = []
    package let clipboard: any HostClipboard = MemoryClipboard()
    package let recordedFeedback = FeedbackRecorder()
    /// What drags reach that leave the windows.
    package let otherProgram = HeadlessProgram()
    package var haptics: (any HostHaptics)? { recordedFeedback }
    /// Only in real time, where TRESTLE_ACCESSIBILITY=on starts it.
    package let accessibility: (any HostAccessibility)?
    package var cursor = HostCursor.arrow
    package var textInput: HostTextInput?
    package var keepsDisplayAwake = false
    /// Set by a test as the user changes them.
    package var preferences = HostPreferences() {
        didSet { if preferences != oldValue { client?.hostPreferencesDidChange(self) } }
    }
    /// The schemes for which ``canOpen(_:)`` returns true.
    package var openableSchemes: Set<String> = ["http", "https", "mailto", "file"]
    /// The addresses that were opened, in order. No program is started.
    package private(set) var openedAddresses: [String] = []
    /// The window that receives keys; initially the first one.
    private weak var keyboardWindow: HeadlessWindow?
    /// Whether ``requestFrame()`` was called since the last frame.
    package private(set) var isFrameRequested = false
    /// The time of a frame that was requested with ``requestFrame(at:)``.
    private var laterFrame: Double?

    package static let frameDuration = 1.0 / 60
    /// The room between two windows, in points.
    private static let windowSpacing = 100.0

    private let manualClock: ManualClock?
    private var isStopped = false
    private var lastFrameTime = -Double.infinity

    /// Creates a host whose time is moved by hand.
    ///
    /// - Parameter accessibility: what a test has in place of assistive technologies.
    package init(clock: ManualClock, accessibility: (any HostAccessibility)? = nil) {
        self.clock = clock
        self.accessibility = accessibility
        manualClock = clock
    }

    /// Creates a host in real time.
    package init() {
        clock = SystemClock()
        accessibility = AccessibilityBus(followsDesktop: false)
        manualClock = nil
    }

    package func canOpen(_ address: String) -> Bool {
        address.split(separator: ":").first.map { openableSchemes.contains($0.lowercased()) } ?? false
    }

    package func open(_ address: String) -> Bool {
        guard canOpen(address) else { return false }
        openedAddresses.append(address)
        return true
    }

    /// The file dialogs that are open, in the order in which they were opened.
    package private(set) var fileDialogs: [HeadlessFileDialog] = []
    package var canChooseFiles = true

    package func chooseFiles(
        _ request: HostFileRequest, completion: @escaping @MainActor (HostFileAnswer) -> Void
    ) -> any HostFileDialog {
        let dialog = HeadlessFileDialog(request, host: self, completion: completion)
        fileDialogs.append(dialog)
        return dialog
    }

    /// Returns false if the dialog is closed already.
    @discardableResult
    func forget(_ dialog: HeadlessFileDialog) -> Bool {
        let isOpen = fileDialogs.contains { $0 === dialog }
        fileDialogs.removeAll { $0 === dialog }
        return isOpen
    }

    package func openWindow(_ configuration: HostWindowConfiguration) throws -> any HostWindow {
        // The windows stand beside each other, in the order in which they were opened.
        let end = windows.map { $0.left + $0.size.width }.max()
        let window = HeadlessWindow(configuration, left: end.map { $0 + Self.windowSpacing } ?? 0, host: self)
        windows.append(window)
        if windows.count == 1 { keyboardWindow = window }
        return window
    }

    package func place(x: Double, y: Double, of window: any HostWindow) -> HostPlace {
        guard let window = window as? HeadlessWindow else { return .outside }
        let x = x + window.left
        let found = windows.last { other in
            other.isVisible && (other.left..<other.left + other.size.width).contains(x)
                && (0..<other.size.height).contains(y)
        }
        return found.map { .window($0, x: x - $0.left, y: y) } ?? .outside
    }

    package func beginDrag(_ content: any HostDragContent, from window: any HostWindow) -> (any HostOutgoingDrag)? {
        otherProgram.offer(content)
    }

    package func requestFrame() {
        guard !isFrameRequested else { return }
        isFrameRequested = true
        scheduleFrame(at: clock.now)
    }

    package func requestFrame(at time: Double) {
        guard time < laterFrame ?? .infinity else { return }
        laterFrame = time
        scheduleFrame(at: time)
    }

    /// Makes a window active as a click on it does: the other window is deactivated first.
    func giveKeyboard(to window: HeadlessWindow) {
        guard window !== keyboardWindow else { return }
        let former = keyboardWindow
        keyboardWindow = window
        former?.post(.activation(false))
        window.post(.activation(true))
    }

    /// Removes a closed window. If it was active, the window that was opened last becomes active.
    func forget(_ window: HeadlessWindow) {
        windows.removeAll { $0 === window }
        guard window === keyboardWindow else { return }
        keyboardWindow = nil
        if let next = windows.last(where: \.isVisible) { giveKeyboard(to: next) }
    }

    /// While every window is hidden, frames wait.
    private var isShowing: Bool { windows.isEmpty || windows.contains(where: \.isVisible) }

    /// A window became visible: the waiting frame is due.
    func visibilityDidChange() {
        if isFrameRequested { scheduleFrame(at: clock.now) }
    }

    // MARK: Time by hand

    /// Moves the clock in steps of one display refresh, followed by a frame wherever one was requested. A remainder
    /// shorter than a refresh is the last step. `betweenFrames` runs before every frame and at the end.
    package func advance(by seconds: Double, betweenFrames: () -> Void = {}) {
        guard let manualClock else { preconditionFailure("a real-time host's clock cannot be moved") }
        // Whole frames are counted instead of summed, so that 60 frames are exactly one second.
        let start = manualClock.now
        let frames = Int((seconds / Self.frameDuration + 1e-9).rounded(.down))
        for index in 0..<frames {
            manualClock.advance(by: max(0, start + Double(index + 1) * Self.frameDuration - manualClock.now))
            betweenFrames()
            giveFrame()
        }
        let rest = start + seconds - manualClock.now
        if rest > 1e-9 {
            manualClock.advance(by: rest)
            betweenFrames()
            giveFrame()
        }
        betweenFrames()
    }

    /// Calls for a frame if one is due, without moving the clock.
    package func giveFrame() {
        // Frame times are sums: a frame that is due now must not wait because of a rounding error.
        let isLaterDue = laterFrame.map { $0 <= clock.now + 1e-6 } ?? false
        guard isFrameRequested || isLaterDue, isShowing else { return }
        isFrameRequested = false
        laterFrame = nil
        lastFrameTime = clock.now
        client?.hostFrameIsDue(self)
    }

    // MARK: Real time

    package func run() {
        precondition(manualClock == nil, "a host whose time is moved by hand does not run by itself")
        let signals = TerminationSignals { [weak self] in
            guard let self else { return }
            client?.hostWillTerminate(self)
            stop()
        }
        while !isStopped {
            _ = RunLoop.main.run(mode: .default, before: .distantFuture)
        }
        signals.cancel()
        isStopped = false
    }

    package func stop() {
        isStopped = true
        // The end of a timer does not make `RunLoop.run` return; a block of the main queue does.
        DispatchQueue.main.async {}
    }

    private func scheduleFrame(at time: Double) {
        guard manualClock == nil else { return }
        let period = windows.first.map { 1 / Double($0.refreshRate) } ?? Self.frameDuration
        let delay = max(0, max(time, lastFrameTime + period) - clock.now)
        // `Timer(timeInterval:repeats:)` is not usable: on Linux Foundation fires such a timer immediately.
        let timer = Timer(fire: Date(timeIntervalSinceNow: delay), interval: 0, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.giveFrame() }
        }
        RunLoop.main.add(timer, forMode: .default)
    }
}
