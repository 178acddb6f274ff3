/// Says when a table looks for entries whose objects have ended: when it has twice as many entries as it had living ones
/// the last time, so that an insertion takes O(1) on average.
struct TablePurging {
    /// The number of entries with those that have ended.
    var count = 0
    private var limit = smallestLimit

    private static let smallestLimit = 16

    var isDue: Bool { count >= limit }

    /// Sets the limit after ended entries were removed.
    mutating func setLimit() { limit = max(Self.smallestLimit, 2 * count) }
}
