extension CMTime: Comparable, Hashable {
    public static func < (time1: CMTime, time2: CMTime) -> Bool { CMTimeCompare(time1, time2) < 0 }

    public static func == (time1: CMTime, time2: CMTime) -> Bool { CMTimeCompare(time1, time2) == 0 }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(rank)
        guard isNumeric else { return }
        hasher.combine(seconds)
        hasher.combine(epoch)
    }

    /// The place of what is no number in the order of times.
    private var rank: Int32 {
        if !isValid { return 4 }
        if isPositiveInfinity { return 3 }
        if isIndefinite { return 2 }
        return isNegativeInfinity ? 0 : 1
    }

    fileprivate func compare(_ other: CMTime) -> Int32 {
        guard isNumeric, other.isNumeric else { return (rank - other.rank).signum() }
        if epoch != other.epoch { return epoch < other.epoch ? -1 : 1 }
        let left = Int128(value) * Int128(other.timescale)
        let right = Int128(other.value) * Int128(timescale)
        return left < right ? -1 : left == right ? 0 : 1
    }
}

/// Returns -1, 0 or 1. Negative infinity comes before all numbers; an indefinite time, positive infinity and an invalid
/// time come behind them, in this order.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1.compare(time2) }

public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { time2 < time1 ? time2 : time1 }

public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { time2 > time1 ? time2 : time1 }

public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }

public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }

public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }

public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }

public func CMTIME_IS_POSITIVEINFINITY(_ time: CMTime) -> Bool { time.isPositiveInfinity }

public func CMTIME_IS_NEGATIVEINFINITY(_ time: CMTime) -> Bool { time.isNegativeInfinity }

public func CMTIME_HAS_BEEN_ROUNDED(_ time: CMTime) -> Bool { time.hasBeenRounded }
