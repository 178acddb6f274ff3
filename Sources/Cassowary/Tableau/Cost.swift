/// What an unknown costs when its value is not 0. Variables cost nothing.
struct Cost: BitwiseCopyable {
    /// Infinite: the value is not allowed.
    var priority = 0.0
    /// Decides between equal priorities: the error of a lower rank is cheaper.
    var rank = 0.0
    /// Whether values below and above 0 cost anything.
    var below = false
    var above = false

    static let free = Cost()

    init() {}

    init(_ record: ConstraintRecord) {
        guard !record.isAnchor else { return }
        priority = record.priority
        rank = record.rank
        below = record.relation != .lessThanOrEqual
        above = record.relation != .greaterThanOrEqual
    }

    @inline(__always) var isRequired: Bool { priority == .infinity }
    @inline(__always) var isFree: Bool { !below && !above }
    @inline(__always) var isEquality: Bool { below && above }

    /// Whether values on that side of 0 cost anything.
    @inline(__always) func charges(_ direction: Double) -> Bool { direction > 0 ? above : below }

    /// How much more a step across 0 costs, upwards or downwards, than it did before: 1 or 2.
    @inline(__always) var bend: Double { (below ? 1 : 0) + (above ? 1 : 0) }

    /// The derivative of the cost on a side of 0: -1, 0 or 1.
    @inline(__always) func slope(_ side: Int8) -> Double { side > 0 ? (above ? 1 : 0) : (below ? -1 : 0) }
}
