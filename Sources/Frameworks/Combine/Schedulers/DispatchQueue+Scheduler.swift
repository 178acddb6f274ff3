import Dispatch
import OpenCombine

/// - Linux: works
///
/// The main queue follows the clock that a test moves.
extension DispatchQueue: @retroactive Scheduler {
    /// - Linux: works
    ///
    /// What applies to the work of a scheduler.
    public struct SchedulerOptions {
        public var qos: DispatchQoS
        public var flags: DispatchWorkItemFlags
        public var group: DispatchGroup?

        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            (self.qos, self.flags, self.group) = (qos, flags, group)
        }
    }

    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    public var now: SchedulerTimeType { SchedulerTimeType(seconds: SchedulerClock.now) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = ScheduledAction(run: action)
        call(at: 0, options) { action.run() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = ScheduledAction(run: action)
        call(at: date.seconds, options) { action.run() }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        // Sound: constants, and a group, which every thread may use.
        nonisolated(unsafe) let options = options
        return RepeatingAction.start(
            at: date.seconds, every: interval.seconds, call: { [self] in call(at: $0, options, $1) }, action)
    }

    /// Runs an action at a time on the clock of schedulers, or next if it has passed.
    func call(at time: Double, _ options: SchedulerOptions?, _ action: @escaping @Sendable () -> Void) {
        let (qos, flags, group) = (options?.qos ?? .unspecified, options?.flags ?? [], options?.group)
        // Dates are no more precise than that.
        guard time > SchedulerClock.now + 1e-6 else {
            return async(group: group, qos: qos, flags: flags, execute: action)
        }
        group?.enter()
        let grouped = { @Sendable in
            action()
            group?.leave()
        }
        if MainDelays.isMainQueue(self) {
            MainDelays.shared.add(at: time, grouped)
        } else {
            let time = SchedulerTimeType(seconds: time).dispatchTime
            asyncAfter(deadline: time, qos: qos, flags: flags, execute: grouped)
        }
    }
}
