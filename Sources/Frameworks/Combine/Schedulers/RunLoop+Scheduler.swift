import Foundation
import OpenCombine

/// - Linux: works
///
/// The main run loop follows the clock that a test moves. Its work runs in the main queue.
extension RunLoop: @retroactive Scheduler {
    /// - Linux: works
    ///
    /// A run loop has no options.
    public struct SchedulerOptions: Sendable {}

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public var now: SchedulerTimeType { SchedulerTimeType(seconds: SchedulerClock.date) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = ScheduledAction(run: action)
        call(at: 0) { action.run() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = ScheduledAction(run: action)
        call(at: date.mainTime) { action.run() }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        // Sound: a run loop takes timers from every thread.
        nonisolated(unsafe) let runLoop = self
        return RepeatingAction.start(
            at: date.mainTime, every: interval.timeInterval,
            call: { runLoop.call(at: $0, $1) }, action)
    }

    /// Runs an action at a time on the clock of schedulers, or next if it has passed.
    private func call(at time: Double, _ action: @escaping @Sendable () -> Void) {
        if self === RunLoop.main {
            DispatchQueue.main.call(at: time, nil, action)
        } else {
            // A block that `perform` adds wakes no run loop on Linux; a timer does.
            let date = Date() + max(0, time - SchedulerClock.now)
            add(Timer(fire: date, interval: 0, repeats: false) { _ in action() }, forMode: .default)
        }
    }
}
