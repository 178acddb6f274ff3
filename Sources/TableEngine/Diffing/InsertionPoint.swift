/// The two neighbors between which elements are inserted.
struct InsertionPoint {
    var gap: Int
    /// The labels of the neighbors in the same gap.
    var left: Int?
    var right: Int?

    /// The distance between labels: large enough that many labels fit between two neighbors, and small enough that
    /// half a billion fit in a row.
    private static let step = 1 << 32
    private static let limit = 1 << 61

    /// The places of `count` elements in order, or nil if there are not enough labels between the neighbors.
    func keys(_ count: Int) -> (first: OrderKey, step: Int)? {
        let first: Int
        var step = Self.step
        switch (left, right) {
        case (nil, nil): first = 0
        case (let left?, nil): first = left + step
        case (nil, let right?): first = right - step * count
        case (let left?, let right?):
            step = (right - left) / (count + 1)
            first = left + step
        }
        guard step > 0, first > -Self.limit, first + step * count < Self.limit else { return nil }
        return (OrderKey(gap: gap, label: first), step)
    }
}

/// Where to insert: at the end, or beside the element with a handle.
enum Destination {
    case end
    case before(Int)
    case after(Int)
}

extension EditedRange {
    func point(at destination: Destination, key: (Int) -> OrderKey) -> InsertionPoint {
        switch destination {
        case .end: endPoint
        case .before(let handle): point(before: key(handle))
        case .after(let handle): point(after: key(handle))
        }
    }

    func point(before key: OrderKey) -> InsertionPoint {
        let previous = sum(before: key).last
        return InsertionPoint(
            gap: key.gap, left: previous.gap == key.gap ? previous.label : nil, right: key.isHome ? nil : key.label)
    }

    func point(after key: OrderKey) -> InsertionPoint {
        let gap = key.isHome ? key.gap + 1 : key.gap
        let next = edits.seek { $0.last > key }?.element.key
        return InsertionPoint(
            gap: gap, left: key.isHome ? nil : key.label,
            right: next.flatMap { $0 > key && $0.gap == gap && !$0.isHome ? $0.label : nil })
    }

    var endPoint: InsertionPoint {
        let last = edits.summary.last
        return InsertionPoint(gap: home.upperBound, left: last.gap == home.upperBound ? last.label : nil, right: nil)
    }

    /// Spreads the labels of a gap's edits evenly. Returns the edits that moved. Returns nil, and changes nothing, if
    /// there are so many that flattening costs no more.
    /// - Complexity: O(edits in the gap), at most a thousand
    mutating func spread(gap: Int) -> [Edit]? {
        var found: [Edit] = []
        edits.forEach(from: { $0.last >= OrderKey(gap: gap, label: .min) }) { edit, _ in
            if edit.key.gap == gap, !edit.key.isHome { found.append(edit) }
            return edit.key.gap <= gap && found.count <= 1000
        }
        guard found.count <= 1000 else { return nil }
        for edit in found { removeEdit(at: edit.key) }
        for index in found.indices {
            found[index].key.label = (index - found.count / 2) << 40
            put(found[index])
        }
        return found
    }
}
