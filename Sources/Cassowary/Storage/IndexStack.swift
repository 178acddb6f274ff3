/// Indexes, last in first out.
struct IndexStack: ~Copyable {
    private var items = Store<Int32>(0)
    private(set) var count = 0

    var isEmpty: Bool { count == 0 }

    subscript(place: Int) -> Int {
        get { Int(items[place]) }
        nonmutating set { items[place] = Int32(newValue) }
    }

    mutating func push(_ index: Int) {
        if count == items.capacity { items.reserve(count + 1) }
        items[count] = Int32(index)
        count += 1
    }

    mutating func pop() -> Int {
        count -= 1
        return Int(items[count])
    }

    mutating func removeAll() { count = 0 }

    /// Allocates nothing for few indexes.
    func sort(by precedes: (Int, Int) -> Bool) {
        guard count <= 32 else {
            let sorted = (0..<count).map { self[$0] }.sorted(by: precedes)
            for place in 0..<count { self[place] = sorted[place] }
            return
        }
        for place in 1..<max(1, count) {
            let index = self[place]
            var hole = place
            while hole > 0, precedes(index, self[hole - 1]) {
                self[hole] = self[hole - 1]
                hole -= 1
            }
            self[hole] = index
        }
    }
}
