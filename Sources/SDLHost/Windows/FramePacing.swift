/// Determines when the next frame is due: at the rate of the display, and only if one was requested.
struct FramePacing {
    private var isRequested = false
    /// The time of a frame that was requested for later.
    private var later: Double?
    /// The earliest time of the next frame.
    private var earliest = -Double.infinity

    mutating func request() {
        isRequested = true
    }

    mutating func request(at time: Double) {
        later = min(later ?? .infinity, time)
    }

    /// Nil while no frame is requested.
    var dueTime: Double? { isRequested ? earliest : later.map { max($0, earliest) } }

    /// In seconds. Frame times are sums: a frame must not wait for another refresh because of a rounding error.
    private static let tolerance = 0.000_1

    func isDue(at now: Double) -> Bool {
        dueTime.map { now >= $0 - Self.tolerance } ?? false
    }

    /// Called when a frame starts. A frame that is slightly late does not delay the next one, so that the average rate
    /// is kept.
    mutating func begin(at now: Double, refreshRate: Int) {
        isRequested = false
        later = nil
        let period = 1 / Double(max(1, refreshRate))
        let isSteady = now - earliest < period
        earliest = (isSteady ? earliest : now) + period
    }
}
