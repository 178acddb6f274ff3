/// The elements that stand for rows, or for headers and footers, right now, in the order of their keys.
///
/// A screenful: keys in a sorted array, found by binary search, and their elements in another. Apart, since code that is
/// generic over the element pays for every element it looks at.
package struct LiveElements<Key: ListKey, Element> {
    package typealias Entry = (key: Key, element: Element)

    package private(set) var keys: [Key] = []
    /// In the order of their keys.
    package private(set) var elements: [Element] = []

    package init() {}

    package var count: Int { keys.count }
    package var isEmpty: Bool { keys.isEmpty }
    package var first: Entry? { isEmpty ? nil : entry(at: 0) }
    package var last: Entry? { isEmpty ? nil : entry(at: count - 1) }

    package subscript(key: Key) -> Element? {
        get {
            let place = place(of: key)
            return isHere(key, place) ? elements[place] : nil
        }
        set {
            let place = place(of: key)
            switch newValue {
            case let element? where isHere(key, place):
                elements[place] = element
            case let element?:
                keys.insert(key, at: place)
                elements.insert(element, at: place)
            case nil:
                guard isHere(key, place) else { return }
                keys.remove(at: place)
                elements.remove(at: place)
            }
        }
    }

    package func contains(_ key: Key) -> Bool { isHere(key, place(of: key)) }

    package func key(at index: Int) -> Key { keys[index] }

    package func entry(at index: Int) -> Entry { (keys[index], elements[index]) }

    /// Takes out and hands over, in the order of keys, every entry for which `isLeaving` holds.
    package mutating func removeAll(where isLeaving: (Key) -> Bool, _ body: (Entry) -> Void) {
        remap({ isLeaving($0) ? nil : $0 }, leaving: body)
    }

    /// Takes out all entries.
    package mutating func removeAll() -> [Entry] {
        defer { self = LiveElements() }
        return (0..<count).map(entry)
    }

    /// Gives every entry its new key; entries for which `map` answers nil are taken out and handed to `body`.
    package mutating func remap(_ map: (Key) -> Key?, leaving body: (Entry) -> Void) {
        let before = self
        keys.removeAll(keepingCapacity: true)
        elements.removeAll(keepingCapacity: true)
        for index in 0..<before.count {
            guard let key = map(before.keys[index]) else {
                body(before.entry(at: index))
                continue
            }
            // Elements that keep their order, as nearly all do, go to the end.
            let place = keys.last.map { $0 < key } ?? true ? keys.count : place(of: key)
            keys.insert(key, at: place)
            elements.insert(before.elements[index], at: place)
        }
    }

    private func isHere(_ key: Key, _ place: Int) -> Bool { place < keys.count && keys[place] == key }

    private func place(of key: Key) -> Int {
        var low = 0
        var high = keys.count
        while low < high {
            let middle = (low + high) / 2
            if keys[middle] < key { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
