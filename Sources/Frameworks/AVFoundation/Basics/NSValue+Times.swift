import CoreMedia
import Foundation

// NSValue on Linux holds no structures of others. A time is stored in the bits of the four numbers of edge insets,
// which are only copied and compared: the value, the timescale with the flags, the epoch, and a mark. A range takes
// two numbers for each time and loses the epoch of its start.

extension NSValue {
    /// - Linux: works
    /// Stores a time.
    public convenience init(time: CMTime) {
        self.init(
            edgeInsets: NSEdgeInsets(
                top: time.valueBits, left: time.scaleBits, bottom: Double(folding: time.epoch),
                right: Double(bitPattern: timeMark)))
    }

    /// - Linux: works
    /// Stores a range.
    public convenience init(timeRange: CMTimeRange) {
        self.init(
            edgeInsets: NSEdgeInsets(
                top: timeRange.start.valueBits, left: timeRange.start.scaleBits, bottom: timeRange.duration.valueBits,
                right: timeRange.duration.scaleBits))
    }

    /// The time that was stored. Reading it from a value of another type is an error of the program.
    public var timeValue: CMTime {
        let numbers = edgeInsetsValue
        return CMTime(numbers.top, numbers.left, epoch: Int64(unfolding: numbers.bottom))
    }

    /// The range that was stored. Reading it from a value of another type is an error of the program.
    public var timeRangeValue: CMTimeRange {
        let numbers = edgeInsetsValue
        return CMTimeRange(
            start: CMTime(numbers.top, numbers.left, epoch: 0),
            duration: CMTime(numbers.bottom, numbers.right, epoch: 0))
    }
}

/// The last number of a value that holds a time: no flags of a time are like it.
private let timeMark: UInt64 = 0x0000_FFFF_0000_0000

extension CMTime {
    fileprivate init(_ valueBits: Double, _ scaleBits: Double, epoch: CMTimeEpoch) {
        let scale = scaleBits.bitPattern
        self.init(
            value: Int64(unfolding: valueBits), timescale: Int32(truncatingIfNeeded: scale),
            flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: scale >> 32)), epoch: epoch)
    }

    fileprivate var valueBits: Double { Double(folding: value) }

    fileprivate var scaleBits: Double {
        Double(bitPattern: UInt64(flags.rawValue) << 32 | UInt64(UInt32(bitPattern: timescale)))
    }
}

// The sign moves to the lowest bit, so that small numbers below zero are not the bits of NaN, which equals nothing.
extension Double {
    fileprivate init(folding value: Int64) { self.init(bitPattern: UInt64(bitPattern: value << 1 ^ value >> 63)) }
}

extension Int64 {
    fileprivate init(unfolding number: Double) {
        let bits = number.bitPattern
        self = Int64(bitPattern: bits >> 1) ^ -Int64(bits & 1)
    }
}
