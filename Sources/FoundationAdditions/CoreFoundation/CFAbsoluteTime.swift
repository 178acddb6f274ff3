import Foundation

/// The time in seconds since 1 January 2001, 00:00 UTC.
public typealias CFAbsoluteTime = Double

/// Returns the current time. It may decrease when the system clock is set.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
