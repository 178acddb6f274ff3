/// - Linux: works
/// Says how a time is rounded that has no exact value in a timescale.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    case roundHalfAwayFromZero = 1
    case roundTowardZero = 2
    case roundAwayFromZero = 3
    case quickTime = 4
    case roundTowardPositiveInfinity = 5
    case roundTowardNegativeInfinity = 6

    public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }
}

extension CMTimeRoundingMethod {
    /// Returns the quotient as an integer, and whether it was rounded. The divisor is positive.
    ///
    /// - Parameter isFiner: whether the quotient has a larger timescale than the time that it is made from.
    func divide(_ dividend: Int128, by divisor: Int128, isFiner: Bool = false) -> (quotient: Int128, isRounded: Bool) {
        let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
        guard remainder != 0 else { return (quotient, false) }
        let away: Int128 = dividend < 0 ? -1 : 1
        let movesAway: Bool =
            switch self {
            case .roundHalfAwayFromZero: remainder.magnitude * 2 >= divisor.magnitude
            case .roundTowardZero: false
            case .roundAwayFromZero: true
            case .quickTime: isFiner || (quotient == 0 && dividend < 0)
            case .roundTowardPositiveInfinity: dividend > 0
            case .roundTowardNegativeInfinity: dividend < 0
            }
        return (movesAway ? quotient + away : quotient, true)
    }
}
