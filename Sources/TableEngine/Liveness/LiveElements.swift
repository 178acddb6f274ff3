/// The elements that stand for rows right now, in the order of rows.
///
/// A screenful: kept in a sorted array, found by binary search.
package struct LiveElements<Element> {
    package typealias Entry = (row: RowIndex, element: Element)

    private var entries: [Entry] = []

    package init() {}

    package var count: Int { entries.count }
    package var isEmpty: Bool { entries.isEmpty }
    package var first: Entry? { entries.first }
    package var last: Entry? { entries.last }

    package subscript(row: RowIndex) -> Element? {
        get {
            let place = place(of: row)
            return place < entries.count && entries[place].row == row ? entries[place].element : nil
        }
        set {
            let place = place(of: row)
            let isHere = place < entries.count && entries[place].row == row
            switch newValue {
            case let element? where isHere: entries[place].element = element
            case let element?: entries.insert((row, element), at: place)
            case nil: if isHere { entries.remove(at: place) }
            }
        }
    }

    package func entry(at index: Int) -> Entry { entries[index] }

    package func firstIndex(where matches: (Entry) -> Bool) -> Int? { entries.firstIndex(where: matches) }

    /// Takes out and hands over, in the order of rows, every entry for which `isLeaving` holds.
    package mutating func removeAll(where isLeaving: (RowIndex) -> Bool, _ body: (Entry) -> Void) {
        var kept = 0
        for index in entries.indices {
            if isLeaving(entries[index].row) {
                body(entries[index])
            } else {
                if kept != index { entries[kept] = entries[index] }
                kept += 1
            }
        }
        entries.removeLast(entries.count - kept)
    }

    /// Takes out all entries.
    package mutating func removeAll() -> [Entry] {
        defer { entries = [] }
        return entries
    }

    /// Gives every entry its new row; entries for which `map` answers nil are taken out and handed to `body`.
    package mutating func remap(_ map: (RowIndex) -> RowIndex?, leaving body: (Entry) -> Void) {
        let before = entries
        entries.removeAll(keepingCapacity: true)
        for entry in before {
            if let row = map(entry.row) { entries.append((row, entry.element)) } else { body(entry) }
        }
        entries.sort { $0.row < $1.row }
    }

    /// Follows an update: elements of rows that are gone or reloaded are taken out and handed to `body`.
    package mutating func remap(by map: IndexMap, leaving body: (Entry) -> Void) {
        remap({ map.after(RowBefore($0))?.index }, leaving: body)
    }

    private func place(of row: RowIndex) -> Int {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].row < row { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
