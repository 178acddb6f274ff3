import Foundation
internal import QuartzCore

/// The clock of schedulers: that of the application, which a test moves by hand. Otherwise it goes with the machine's.
///
/// Delayed work of the main queue and of the main run loop follows that clock. So operators that compare times, such as
/// `throttle`, need times of the same clock.
enum SchedulerClock {
    /// The seconds since the machine started, or since a test began.
    static var now: Double { CACurrentMediaTime() }

    /// The seconds from the reference date to ``now``.
    static var date: Double { zero + now }

    /// The time at which ``date`` has a value.
    static func time(ofDate date: Double) -> Double { date - zero }

    /// The seconds by which ``now`` is ahead of the machine's clock.
    static var lead: Double { difference(now, Double(DispatchTime.now().uptimeNanoseconds) / 1e9) }

    /// The seconds by which ``date`` is ahead of the machine's calendar.
    static var dateLead: Double { difference(date, Date().timeIntervalSinceReferenceDate) }

    /// The date at which ``now`` was zero.
    private static let zero = Date().timeIntervalSinceReferenceDate - now

    /// Two clocks that are read one after the other differ a little.
    private static func difference(_ first: Double, _ second: Double) -> Double {
        abs(first - second) < 0.001 ? 0 : first - second
    }
}

// Sound: a scheduler runs the action once, in the context that whoever passed it has chosen for it.
/// What is to be run by a scheduler.
struct ScheduledAction: @unchecked Sendable {
    let run: () -> Void
}
