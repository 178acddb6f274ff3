import Foundation
import OpenCombine

// Sound: `action` is used under the lock, and run in the context of the scheduler.
/// Runs an action again and again, until it is cancelled or released. Each time is a delayed call of the scheduler, so
/// it follows the clock that a test moves. Times that have been missed are left out.
final class RepeatingAction: @unchecked Sendable {
    /// Has the scheduler call back at a time on its clock.
    typealias Call = @Sendable (_ time: Double, _ action: @escaping @Sendable () -> Void) -> Void

    private let interval: Double
    private let call: Call
    private let lock = NSLock()
    private var action: (() -> Void)?

    private init(every interval: Double, call: @escaping Call, _ action: @escaping () -> Void) {
        (self.interval, self.call, self.action) = (interval, call, action)
    }

    /// - Parameters:
    ///   - time: when the first call is due, on the clock of schedulers.
    ///   - interval: the seconds between two calls.
    static func start(
        at time: Double, every interval: Double, call: @escaping Call, _ action: @escaping () -> Void
    ) -> AnyCancellable {
        let repeating = RepeatingAction(every: interval, call: call, action)
        repeating.wait(until: time)
        return AnyCancellable { repeating.cancel() }
    }

    private func wait(until time: Double) {
        call(time) { [weak self] in self?.isDue(at: time) }
    }

    private func isDue(at time: Double) {
        guard let action = lock.withLock({ action }) else { return }
        action()
        guard lock.withLock({ self.action != nil }) else { return }
        // Real time has come before the clock's if a test waits without moving the clock.
        let now = SchedulerClock.now
        let missed = now > time && interval > 0 ? ((now - time) / interval).rounded(.down) : 0
        wait(until: min(now, time) + (missed + 1) * interval)
    }

    private func cancel() {
        // Released after the lock: its end may call back.
        var released: (() -> Void)?
        lock.withLock { swap(&released, &action) }
    }
}
