internal import HostInterface

/// Knows where the recording is: within a call of the host, in a turn of the run loop, or between these.
@MainActor
final class SessionRecorder {
    let clock: RecordingClock
    private let log: SessionLog
    private let keepsText: Bool
    /// Of how many frames the pixels of one are recorded; 0 for none.
    private let pixelInterval: Int
    /// Whether a replay shows the same, since no text was replaced.
    private var isFaithful = true
    /// The calls of the host that the program is handling. The launch counts as one.
    private var calls = 1
    private var isInTurn = false
    private var turns = 0
    private var lastTurn: RecordedTime?

    init(clock: RecordingClock, log: SessionLog, keepsText: Bool, pixelInterval: Int) {
        self.clock = clock
        self.log = log
        self.keepsText = keepsText
        self.pixelInterval = pixelInterval
        clock.beginTurn = { [weak self] in self?.noteTurn() }
        log.add(RecordingEntry(time: clock.stop(), event: .launch))
    }

    // MARK: Calls of the host

    private var isLaunching = true

    /// The program has been launched. Its run loop begins.
    func endLaunch() {
        guard isLaunching else { return }
        isLaunching = false
        calls -= 1
        if calls == 0 { clock.goOn() }
    }

    /// Records an event, and has the program handle it while the clock stands still.
    func record(_ event: RecordedEvent, _ handle: () -> Void) {
        endLaunch()
        // A call within a call has the time of the outer one.
        let time = calls == 0 ? clock.stop() : RecordedTime(seconds: clock.now)
        isInTurn = false
        lastTurn = nil
        log.add(RecordingEntry(time: time, event: event))
        calls += 1
        handle()
        calls -= 1
        if calls == 0 { clock.goOn() }
    }

    /// Notes that the program does something outside of a call, such as in a timer. The clock stands still until the
    /// blocks have run that are in the main queue now.
    func noteTurn() {
        guard calls == 0, !isInTurn else { return }
        let time = clock.stop()
        if lastTurn != time { log.add(RecordingEntry(time: time, event: .turn)) }
        lastTurn = time
        guard !clock.isMovedByHand else { return clock.goOn() }
        isInTurn = true
        turns += 1
        let number = turns
        Task { @MainActor [weak self] in self?.endTurn(number) }
    }

    private func endTurn(_ number: Int) {
        guard isInTurn, number == turns else { return }
        isInTurn = false
        if calls == 0 { clock.goOn() }
    }

    /// Notes what the host has answered.
    func note(_ answer: RecordedAnswer) {
        noteTurn()
        log.add(answer)
    }

    func end() { log.end() }

    // MARK: What is recorded

    func recordsPixels(ofFrame number: Int) -> Bool {
        pixelInterval > 0 && isFaithful && number.isMultiple(of: pixelInterval)
    }

    /// Returns text as the recording has it.
    func recorded(_ text: String) -> String {
        guard !keepsText else { return text }
        let replaced = ReplacedText.replacing(text)
        if replaced != text { isFaithful = false }
        return replaced
    }

    /// Returns content as the recording has it: nil unless texts are kept.
    func recorded(_ bytes: [UInt8]?) -> [UInt8]? {
        guard !keepsText, bytes != nil else { return bytes }
        isFaithful = false
        return nil
    }

    func recorded(_ key: KeyEvent) -> KeyEvent {
        guard !keepsText else { return key }
        let replaced = key.replaced
        if replaced.characters != key.characters || replaced.usage != key.usage { isFaithful = false }
        return replaced
    }
}
