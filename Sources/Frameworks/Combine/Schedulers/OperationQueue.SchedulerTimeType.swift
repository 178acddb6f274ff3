import Foundation
import OpenCombine

extension OperationQueue {
    /// - Linux: works
    ///
    /// A time of an operation queue as a scheduler.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// On the clock of schedulers, in seconds since the reference date.
        private var time: TimeInterval

        public init(_ date: Date) { time = date.timeIntervalSinceReferenceDate + SchedulerClock.dateLead }

        /// The time in real time. In a test that moves the clock by hand, it depends on when it is asked for.
        public var date: Date {
            get { Date(timeIntervalSinceReferenceDate: time - SchedulerClock.dateLead) }
            set { self = SchedulerTimeType(newValue) }
        }

        /// - Parameter seconds: the seconds since the reference date, on the clock of schedulers.
        init(seconds: TimeInterval) { time = seconds }

        /// On the clock of schedulers, as of the main queue.
        var mainTime: Double { SchedulerClock.time(ofDate: time) }

        public func distance(to other: SchedulerTimeType) -> Stride { Stride(other.time - time) }

        public func advanced(by n: Stride) -> SchedulerTimeType {
            var result = self
            result.time += n.magnitude
            return result
        }
    }
}

extension OperationQueue.SchedulerTimeType {
    /// - Linux: works
    ///
    /// A distance of two times, in seconds.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
        SchedulerTimeIntervalConvertible, Sendable
    {
        /// The seconds.
        public var magnitude: TimeInterval

        public var timeInterval: TimeInterval { magnitude }

        public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

        public init(integerLiteral value: TimeInterval) { magnitude = value }

        public init(floatLiteral value: TimeInterval) { magnitude = value }

        public init?<T: BinaryInteger>(exactly source: T) {
            guard let seconds = TimeInterval(exactly: source) else { return nil }
            magnitude = seconds
        }

        public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }

        public static func seconds(_ s: Double) -> Stride { Stride(s) }

        public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }

        public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }

        public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }

        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

        public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }

        public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }

        public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }

        public static func += (lhs: inout Stride, rhs: Stride) { lhs.magnitude += rhs.magnitude }

        public static func -= (lhs: inout Stride, rhs: Stride) { lhs.magnitude -= rhs.magnitude }

        public static func *= (lhs: inout Stride, rhs: Stride) { lhs.magnitude *= rhs.magnitude }
    }
}
