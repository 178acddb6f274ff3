/// The elements that stand for rows right now, in the order of rows.
///
/// A screenful: rows in a sorted array, found by binary search, and their elements in another. Apart, since code that is generic over
/// the element pays for every element it looks at.
package struct LiveElements<Element> {
    package typealias Entry = (row: RowIndex, element: Element)

    private var rows: [RowIndex] = []
    /// In the order of their rows.
    package private(set) var elements: [Element] = []

    package init() {}

    package var count: Int { rows.count }
    package var isEmpty: Bool { rows.isEmpty }
    package var first: Entry? { isEmpty ? nil : entry(at: 0) }
    package var last: Entry? { isEmpty ? nil : entry(at: count - 1) }

    package subscript(row: RowIndex) -> Element? {
        get {
            let place = place(of: row)
            return isHere(row, place) ? elements[place] : nil
        }
        set {
            let place = place(of: row)
            switch newValue {
            case let element? where isHere(row, place):
                elements[place] = element
            case let element?:
                rows.insert(row, at: place)
                elements.insert(element, at: place)
            case nil:
                guard isHere(row, place) else { return }
                rows.remove(at: place)
                elements.remove(at: place)
            }
        }
    }

    package func contains(_ row: RowIndex) -> Bool { isHere(row, place(of: row)) }

    package func row(at index: Int) -> RowIndex { rows[index] }

    package func entry(at index: Int) -> Entry { (rows[index], elements[index]) }

    /// Takes out and hands over, in the order of rows, every entry for which `isLeaving` holds.
    package mutating func removeAll(where isLeaving: (RowIndex) -> Bool, _ body: (Entry) -> Void) {
        remap({ isLeaving($0) ? nil : $0 }, leaving: body)
    }

    /// Takes out all entries.
    package mutating func removeAll() -> [Entry] {
        defer { self = LiveElements() }
        return (0..<count).map(entry)
    }

    /// Gives every entry its new row; entries for which `map` answers nil are taken out and handed to `body`.
    package mutating func remap(_ map: (RowIndex) -> RowIndex?, leaving body: (Entry) -> Void) {
        let before = self
        rows.removeAll(keepingCapacity: true)
        elements.removeAll(keepingCapacity: true)
        for index in 0..<before.count {
            guard let row = map(before.rows[index]) else {
                body(before.entry(at: index))
                continue
            }
            // Rows that keep their order, as nearly all do, go to the end.
            let place = rows.last.map { $0 < row } ?? true ? rows.count : place(of: row)
            rows.insert(row, at: place)
            elements.insert(before.elements[index], at: place)
        }
    }

    /// Follows an update: elements of rows that are gone or reloaded are taken out and handed to `body`.
    package mutating func remap(by map: IndexMap, leaving body: (Entry) -> Void) {
        remap({ map.after(RowBefore($0))?.index }, leaving: body)
    }

    private func isHere(_ row: RowIndex, _ place: Int) -> Bool { place < rows.count && rows[place] == row }

    private func place(of row: RowIndex) -> Int {
        var low = 0
        var high = rows.count
        while low < high {
            let middle = (low + high) / 2
            if rows[middle] < row { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
