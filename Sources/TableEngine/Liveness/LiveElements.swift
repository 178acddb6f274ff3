/// The elements that show rows, or headers and footers, in the order of their keys.
///
/// There are as many as the screen shows: the keys are in a sorted array and are found by binary search.
///
/// The methods are compiled for the keys of tables too, because code that is generic at run time takes several times as
/// long; for the same reason elements are plain objects, which the owner casts.
package struct LiveElements<Key: ListKey> {
    package typealias Entry = (key: Key, element: AnyObject)

    package private(set) var keys: [Key] = []
    /// In the order of their keys.
    package private(set) var elements: [AnyObject] = []

    package init() {}

    package var count: Int { keys.count }
    package var isEmpty: Bool { keys.isEmpty }
    package var first: Entry? { isEmpty ? nil : entry(at: 0) }
    package var last: Entry? { isEmpty ? nil : entry(at: count - 1) }

    package subscript(key: Key) -> AnyObject? {
        @_specialize(where Key == RowIndex)
        @_specialize(where Key == BandKey)
        get {
            let place = place(of: key)
            return isHere(key, place) ? elements[place] : nil
        }
        @_specialize(where Key == RowIndex)
        @_specialize(where Key == BandKey)
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

    @_specialize(where Key == RowIndex)
    @_specialize(where Key == BandKey)
    package func contains(_ key: Key) -> Bool { isHere(key, place(of: key)) }

    /// Returns the key of the identical element; nil without one.
    /// - Complexity: O(elements)
    @_specialize(where Key == RowIndex)
    @_specialize(where Key == BandKey)
    package func key(of element: AnyObject) -> Key? {
        for index in elements.indices where elements[index] === element { return keys[index] }
        return nil
    }

    package func key(at index: Int) -> Key { keys[index] }

    package func entry(at index: Int) -> Entry { (keys[index], elements[index]) }

    /// Removes every entry for whose key `isLeaving` returns true, and passes it to `body`, in the order of keys.
    package mutating func removeAll(where isLeaving: (Key) -> Bool, _ body: (Entry) -> Void) {
        remap({ isLeaving($0) ? nil : $0 }, leaving: body)
    }

    /// Removes and returns all entries.
    package mutating func removeAll() -> [Entry] {
        defer { self = LiveElements() }
        return (0..<count).map(entry)
    }

    /// Gives every entry its new key. Entries for which `map` returns nil are removed and passed to `body`.
    @_specialize(where Key == RowIndex)
    @_specialize(where Key == BandKey)
    package mutating func remap(_ map: (Key) -> Key?, leaving body: (Entry) -> Void) {
        let before = self
        keys.removeAll(keepingCapacity: true)
        elements.removeAll(keepingCapacity: true)
        for index in 0..<before.count {
            guard let key = map(before.keys[index]) else {
                body(before.entry(at: index))
                continue
            }
            // Nearly all elements keep their order and are appended.
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
