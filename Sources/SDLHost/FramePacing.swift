/// When the next frame is due: at the display's rate, and only if one was asked for.
struct FramePacing {
    private var isRequested = false
    /// No frame before this time.
    private var earliest = -Double.infinity

    mutating func request() {
        isRequested = true
    }

    /// Nil while no frame is requested.
    var dueTime: Double? { isRequested ? earliest : nil }

    /// Times of frames are sums: a frame that misses its time by a rounding error must not wait for the next refresh.
    private static let tolerance = 0.000_1

    func isDue(at now: Double) -> Bool {
        isRequested && now >= earliest - Self.tolerance
    }

    /// A frame starts. A frame that is a little late does not delay the one after it, so the average rate holds.
    mutating func begin(at now: Double, refreshRate: Int) {
        isRequested = false
        let period = 1 / Double(max(1, refreshRate))
        let isSteady = now - earliest < period
        earliest = (isSteady ? earliest : now) + period
    }
}
