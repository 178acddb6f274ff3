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

    /// Keeps the first `count` indexes.
    mutating func truncate(to count: Int) { self.count = count }
}
