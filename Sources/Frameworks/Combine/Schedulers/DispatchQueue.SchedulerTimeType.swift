import Dispatch
import OpenCombine

extension DispatchQueue {
    /// - Linux: works
    ///
    /// A time of a queue as a scheduler.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// On the clock of schedulers, in nanoseconds.
        private var time: Int64

        public init(_ time: DispatchTime) {
            self.time = Int64(clamping: time.uptimeNanoseconds).clampedAdding(Int64(SchedulerClock.lead * 1e9))
        }

        /// - Parameter seconds: on the clock of schedulers.
        init(seconds: Double) { time = Int64(exactly: (seconds * 1e9).rounded()) ?? .max }

        /// On the clock of schedulers.
        var seconds: Double { Double(time) / 1e9 }

        /// The time in real time. In a test that moves the clock by hand, it depends on when it is asked for.
        public var dispatchTime: DispatchTime {
            get {
                let nanoseconds = time.clampedAdding(-Int64(SchedulerClock.lead * 1e9))
                return DispatchTime(uptimeNanoseconds: UInt64(max(0, nanoseconds)))
            }
            set { self = SchedulerTimeType(newValue) }
        }

        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(.nanoseconds(Int(other.time.clampedAdding(-time))))
        }

        public func advanced(by n: Stride) -> SchedulerTimeType {
            var result = self
            result.time = time.clampedAdding(Int64(n.magnitude))
            return result
        }

        public static func < (lhs: SchedulerTimeType, rhs: SchedulerTimeType) -> Bool { lhs.time < rhs.time }
    }
}

extension DispatchQueue.SchedulerTimeType {
    /// - Linux: works
    ///
    /// A distance of two times, in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable, Codable, Sendable
    {
        /// The nanoseconds.
        public var magnitude: Int

        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

        var seconds: Double { Double(magnitude) / 1e9 }

        public init(_ timeInterval: DispatchTimeInterval) {
            switch timeInterval {
            case .seconds(let seconds): self = .seconds(seconds)
            case .milliseconds(let milliseconds): self = .milliseconds(milliseconds)
            case .microseconds(let microseconds): self = .microseconds(microseconds)
            case .nanoseconds(let nanoseconds): self = .nanoseconds(nanoseconds)
            case .never: magnitude = .max
            @unknown default: magnitude = .max
            }
        }

        private init(magnitude: Int) { self.magnitude = magnitude }

        public init(floatLiteral value: Double) { self = .seconds(value) }

        public init(integerLiteral value: Int) { self = .seconds(value) }

        public init?<T: BinaryInteger>(exactly source: T) {
            guard let seconds = Int(exactly: source) else { return nil }
            self = .seconds(seconds)
        }

        public static func seconds(_ s: Int) -> Stride { Stride(magnitude: s.clampedMultiplying(by: 1_000_000_000)) }

        public static func seconds(_ s: Double) -> Stride {
            Stride(magnitude: Int(exactly: (s * 1e9).rounded(.towardZero)) ?? (s < 0 ? .min : .max))
        }

        public static func milliseconds(_ ms: Int) -> Stride {
            Stride(magnitude: ms.clampedMultiplying(by: 1_000_000))
        }

        public static func microseconds(_ us: Int) -> Stride { Stride(magnitude: us.clampedMultiplying(by: 1000)) }

        public static func nanoseconds(_ ns: Int) -> Stride { Stride(magnitude: ns) }

        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

        public static func + (lhs: Stride, rhs: Stride) -> Stride {
            Stride(magnitude: lhs.magnitude.clampedAdding(rhs.magnitude))
        }

        public static func - (lhs: Stride, rhs: Stride) -> Stride {
            Stride(magnitude: lhs.magnitude.clampedAdding(rhs.magnitude.clampedMultiplying(by: -1)))
        }

        public static func * (lhs: Stride, rhs: Stride) -> Stride {
            Stride(magnitude: lhs.magnitude.clampedMultiplying(by: rhs.magnitude))
        }

        public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }

        public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

        public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
    }
}

extension FixedWidthInteger {
    /// The sum, or the nearest number that can be represented.
    fileprivate func clampedAdding(_ other: Self) -> Self {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (other < 0 ? .min : .max) : sum
    }

    /// The product, or the nearest number that can be represented.
    fileprivate func clampedMultiplying(by other: Self) -> Self {
        let (product, overflow) = multipliedReportingOverflow(by: other)
        return overflow ? ((self < 0) == (other < 0) ? .max : .min) : product
    }
}
