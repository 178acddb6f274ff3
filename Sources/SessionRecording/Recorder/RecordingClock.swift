import Glibc
internal import HostInterface
internal import Synchronization

/// The clock of a program that is recorded: microseconds since the beginning.
///
/// It stands still while the program handles a call of the host, so that a replay knows every time that the program has
/// read. Outside of such a call, what reads it on the main thread begins a turn, in which it stands still too.
final class RecordingClock: HostClock {
    private let base: any HostClock
    private let start: Double
    private let mainThread = pthread_self()
    /// The time at which the clock stands, in microseconds; negative while it goes.
    private let standing = Atomic<Int>(0)
    private let last = Atomic<Int>(0)
    /// Begins a turn, at whose time the clock stands afterwards.
    @MainActor var beginTurn: () -> Void = {}

    @MainActor
    init(_ base: any HostClock) {
        self.base = base
        start = base.now
    }

    var isMovedByHand: Bool { base.isMovedByHand }

    var now: Double {
        if let standing = time { return standing.seconds }
        if !isMovedByHand, pthread_equal(pthread_self(), mainThread) != 0 {
            MainActor.assumeIsolated { beginTurn() }
            if let standing = time { return standing.seconds }
        }
        return running.seconds
    }

    private var time: RecordedTime? {
        let value = standing.load(ordering: .relaxed)
        return value < 0 ? nil : RecordedTime(microseconds: value)
    }

    private var running: RecordedTime { RecordedTime(seconds: base.now - start) }

    /// Stops the clock, and returns the time at which it stands: at least that of the last stop.
    @MainActor
    func stop() -> RecordedTime {
        let time = max(running, RecordedTime(microseconds: last.load(ordering: .relaxed)))
        last.store(time.microseconds, ordering: .relaxed)
        standing.store(time.microseconds, ordering: .relaxed)
        return time
    }

    @MainActor
    func goOn() { standing.store(-1, ordering: .relaxed) }

    /// Returns a time of the host's clock as the program sees it.
    func recorded(_ time: Double) -> Double { RecordedTime(seconds: time - start).seconds }

    /// Returns a time that the program sees as one of the host's clock.
    func ofHost(_ time: Double) -> Double { time + start }
}
