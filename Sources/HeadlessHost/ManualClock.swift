internal import HostInterface

/// A clock that only ``advance(by:)`` moves, so that half a second of a test takes microseconds.
@MainActor
package final class ManualClock: HostClock {
    package private(set) var now: Double
    package let isMovedByHand = true

    package init(now: Double = 0) {
        self.now = now
    }

    package func advance(by seconds: Double) {
        precondition(seconds >= 0, "time runs forwards; asked for \(seconds) s")
        now += seconds
    }
}
