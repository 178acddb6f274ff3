extension CMTime {
    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric else { return self }
        guard newTimescale > 0 else { return .invalid }
        return CMTime(
            Int128(value), over: Int128(timescale), as: Int128(newTimescale), method: method,
            isRounded: hasBeenRounded, epoch: epoch)
    }

    public static func + (addend1: CMTime, addend2: CMTime) -> CMTime {
        guard addend1.isValid, addend2.isValid else { return .invalid }
        if let sum = sumOfSpecial(addend1, addend2) { return sum }
        return combined(addend1, addend2, epoch: addend1.epoch == 0 ? addend2.epoch : addend1.epoch) { $0 + $1 }
    }

    public static func - (minuend: CMTime, subtrahend: CMTime) -> CMTime {
        guard minuend.isValid, subtrahend.isValid else { return .invalid }
        if let difference = sumOfSpecial(minuend, subtrahend.negatedInfinity) { return difference }
        return combined(minuend, subtrahend, epoch: minuend.epoch) { $0 - $1 }
    }

    /// Returns the sum of times of which one is infinite or indefinite; nil for numbers.
    private static func sumOfSpecial(_ left: CMTime, _ right: CMTime) -> CMTime? {
        let infinities = [left, right].filter { $0.isPositiveInfinity || $0.isNegativeInfinity }
        if let first = infinities.first {
            let isSame = infinities.allSatisfy { $0.isPositiveInfinity == first.isPositiveInfinity }
            return isSame ? (first.isPositiveInfinity ? .positiveInfinity : .negativeInfinity) : .invalid
        }
        return left.isIndefinite || right.isIndefinite ? .indefinite : nil
    }

    private var negatedInfinity: CMTime {
        if isPositiveInfinity { return .negativeInfinity }
        return isNegativeInfinity ? .positiveInfinity : self
    }

    private static func combined(
        _ left: CMTime, _ right: CMTime, epoch: CMTimeEpoch, _ combine: (Int128, Int128) -> Int128
    ) -> CMTime {
        let isSameEpoch = left.epoch == right.epoch
        guard isSameEpoch || left.epoch == 0 || right.epoch == 0 else { return .invalid }
        let divisor = greatestCommonDivisor(Int128(left.timescale), Int128(right.timescale))
        let common = Int128(left.timescale) / divisor * Int128(right.timescale)
        let value = combine(
            Int128(left.value) * (common / Int128(left.timescale)),
            Int128(right.value) * (common / Int128(right.timescale)))
        return CMTime(
            value, over: common, as: min(common, Int128(kCMTimeMaxTimescale)), method: .default,
            isRounded: left.hasBeenRounded || right.hasBeenRounded, epoch: isSameEpoch && epoch != 0 ? 0 : epoch)
    }

    private static func greatestCommonDivisor(_ a: Int128, _ b: Int128) -> Int128 {
        var (a, b) = (a, b)
        while b != 0 { (a, b) = (b, a % b) }
        return a
    }

    /// Creates the time `numerator / denominator`, and halves the timescale as long as the value overflows.
    init(
        _ numerator: Int128, over denominator: Int128, as timescale: Int128, method: CMTimeRoundingMethod,
        isRounded: Bool, epoch: CMTimeEpoch
    ) {
        var timescale = timescale
        while true {
            let (product, overflows) = numerator.multipliedReportingOverflow(by: timescale)
            let result = method.divide(product, by: denominator, isFiner: timescale > denominator)
            if !overflows, let value = CMTimeValue(exactly: result.quotient) {
                self.init(value: value, timescale: CMTimeScale(timescale), flags: .valid, epoch: epoch)
                if isRounded || result.isRounded { flags.insert(.hasBeenRounded) }
                return
            }
            guard timescale > 1 else {
                self = numerator < 0 ? .negativeInfinity : .positiveInfinity
                return
            }
            timescale /= 2
        }
    }
}
