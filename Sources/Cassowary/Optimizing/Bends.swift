/// The rows that reach 0 and cost more beyond when a column moves: nearest first.
struct Bends: ~Copyable {
    struct Bend: BitwiseCopyable {
        var row = 0
        /// How far the column has moved by then.
        var step = 0.0
        /// How fast the row changes; positive.
        var rate = 0.0
    }

    /// A binary heap.
    private var bends = Store(Bend())
    private(set) var count = 0
    /// Of equal steps the lowest index is first; otherwise the highest rate, which makes the safest pivot.
    private var isByIndex = false

    mutating func removeAll(byIndex: Bool) {
        count = 0
        isByIndex = byIndex
    }

    mutating func insert(row: Int, step: Double, rate: Double) {
        if count == bends.capacity { bends.reserve(count + 1) }
        let bend = Bend(row: row, step: step, rate: rate)
        var place = count
        count += 1
        while place > 0, precedes(bend, bends[(place - 1) / 2]) {
            bends[place] = bends[(place - 1) / 2]
            place = (place - 1) / 2
        }
        bends[place] = bend
    }

    mutating func popFirst() -> Bend? {
        guard count > 0 else { return nil }
        let first = bends[0]
        count -= 1
        let last = bends[count]
        var place = 0
        while 2 * place + 1 < count {
            var child = 2 * place + 1
            if child + 1 < count, precedes(bends[child + 1], bends[child]) { child += 1 }
            guard precedes(bends[child], last) else { break }
            bends[place] = bends[child]
            place = child
        }
        bends[place] = last
        return first
    }

    private func precedes(_ bend: Bend, _ other: Bend) -> Bool {
        if bend.step != other.step { return bend.step < other.step }
        return isByIndex ? bend.row < other.row : bend.rate > other.rate
    }
}
