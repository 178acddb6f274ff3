/// When the next frame is due: at the display's rate, and only if one was asked for.
struct FramePacing {
    private var isRequested = false
    /// When a frame is due that nothing needs earlier.
    private var later: Double?
    /// No frame before this time.
    private var earliest = -Double.infinity

    mutating func request() {
        isRequested = true
    }

    mutating func request(at time: Double) {
        later = min(later ?? .infinity, time)
    }

    /// Nil while no frame is requested.
    var dueTime: Double? { isRequested ? earliest : later.map { max($0, earliest) } }

    /// Times of frames are sums: a frame that misses its time by a rounding error must not wait for the next refresh.
    private static let tolerance = 0.000_1

    func isDue(at now: Double) -> Bool {
        dueTime.map { now >= $0 - Self.tolerance } ?? false
    }

    /// A frame starts. A frame that is a little late does not delay the one after it, so the average rate holds.
    mutating func begin(at now: Double, refreshRate: Int) {
        isRequested = false
        later = nil
        let period = 1 / Double(max(1, refreshRate))
        let isSteady = now - earliest < period
        earliest = (isSteady ? earliest : now) + period
    }
}
