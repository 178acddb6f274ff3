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
}
