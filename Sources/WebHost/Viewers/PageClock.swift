/// Converts times of a page's clock to those of the host, so that the speed of a finger does not depend on the network.
///
/// The message that was under way for the shortest time says best how the clocks differ.
struct PageClock {
    private var difference = Double.infinity

    /// The longest time in seconds that an event is dated back.
    private static let mostDelay = 0.5

    mutating func time(_ pageTime: Double, now: Double) -> Double {
        difference = min(difference, now - pageTime)
        let time = pageTime + difference
        if now - time > Self.mostDelay {
            // The page's clock was changed, or the network was blocked.
            difference = now - pageTime
            return now
        }
        return time
    }
}
