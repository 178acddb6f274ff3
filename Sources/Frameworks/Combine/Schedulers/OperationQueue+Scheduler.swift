import Foundation
import OpenCombine

/// - Linux: works
///
/// The main queue follows the clock that a test moves. Its work runs in the main queue of Dispatch.
extension OperationQueue: @retroactive Scheduler {
    /// - Linux: works
    ///
    /// An operation queue has no options.
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
        RepeatingAction.start(
            at: date.mainTime, every: interval.timeInterval,
            call: { [self] in call(at: $0, $1) }, action)
    }

    /// Runs an action at a time on the clock of schedulers, or next if it has passed.
    private func call(at time: Double, _ action: @escaping @Sendable () -> Void) {
        if self === OperationQueue.main {
            DispatchQueue.main.call(at: time, nil, action)
        } else if time > SchedulerClock.now + 1e-6 {
            (underlyingQueue ?? .global()).call(at: time, nil) { self.addOperation(action) }
        } else {
            addOperation(action)
        }
    }
}
