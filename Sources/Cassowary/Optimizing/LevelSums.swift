/// The derivative of the whole cost along a column: a sum for each priority. The highest priority whose sum is not zero
/// decides, and within a priority the number of points before the ranks.
struct LevelSums: ~Copyable {
    private struct Level: BitwiseCopyable {
        var priority = 0.0
        var sum = 0.0
        var ranks = 0.0
    }

    private var levels = Store(Level(), capacity: 16)
    private(set) var count = 0

    mutating func removeAll() { count = 0 }

    mutating func add(_ amount: Double, _ cost: Cost) {
        var place = 0
        while place < count, levels[place].priority > cost.priority { place += 1 }
        if place == count || levels[place].priority != cost.priority {
            count += 1
            levels.reserve(count)
            var moved = count - 1
            while moved > place {
                levels[moved] = levels[moved - 1]
                moved -= 1
            }
            levels[place] = Level(priority: cost.priority)
        }
        levels[place].sum += amount
        levels[place].ranks += amount * cost.rank
    }

    /// -1 if the cost falls, 1 if it grows, 0 if it stays the same.
    /// - Parameters:
    ///   - direction: 1, or -1 for the opposite of what was added.
    ///   - own: a cost that grows by 1, if `isCharged`.
    func sign(_ direction: Double, own: Cost, isCharged: Bool) -> Int {
        var isPending = isCharged
        for place in 0..<count {
            let level = levels[place]
            var sum = direction * level.sum
            var ranks = direction * level.ranks
            if isPending, own.priority > level.priority { return 1 }
            if isPending, own.priority == level.priority {
                sum += 1
                ranks += own.rank
                isPending = false
            }
            if abs(sum) > 1e-9 { return sum > 0 ? 1 : -1 }
            if abs(ranks) > 1e-7 { return ranks > 0 ? 1 : -1 }
        }
        return isPending ? 1 : 0
    }
}
