/// A set of indexes in the order in which they came, until one is removed.
struct MarkedIndexes: ~Copyable {
    private var items = IndexStack()
    /// One more than the place of an index in `items`; 0 for an index that is not in the set.
    private var places = Store<Int32>(0)

    var count: Int { items.count }
    var isEmpty: Bool { items.isEmpty }

    subscript(place: Int) -> Int { items[place] }

    func contains(_ index: Int) -> Bool { index < places.capacity && places[index] != 0 }

    mutating func insert(_ index: Int) {
        places.reserve(index + 1)
        guard places[index] == 0 else { return }
        items.push(index)
        places[index] = Int32(items.count)
    }

    /// Puts the last index into the place of the removed one.
    mutating func remove(_ index: Int) {
        guard contains(index) else { return }
        let place = Int(places[index]) - 1
        let last = items.pop()
        if last != index {
            items[place] = last
            places[last] = Int32(place + 1)
        }
        places[index] = 0
    }

    mutating func popLast() -> Int {
        let index = items.pop()
        places[index] = 0
        return index
    }

    mutating func removeAll() {
        for place in 0..<items.count { places[items[place]] = 0 }
        items.removeAll()
    }
}
