internal import HostInterface
internal import Synchronization

/// A clock that only ``advance(by:)`` moves, so that half a second of a test takes microseconds.
package final class ManualClock: HostClock {
    package var now: Double { time.load(ordering: .relaxed) }
    package let isMovedByHand = true
    private let time: Atomic<Double>

    package init(now: Double = 0) {
        time = Atomic(now)
    }

    @MainActor
    package func advance(by seconds: Double) {
        precondition(seconds >= 0, "time runs forwards; asked for \(seconds) s")
        time.store(now + seconds, ordering: .relaxed)
    }

    /// Sets the clock to a time, exactly.
    @MainActor
    package func move(to time: Double) {
        precondition(time >= now, "time runs forwards; asked for \(time) s at \(now) s")
        self.time.store(time, ordering: .relaxed)
    }
}
