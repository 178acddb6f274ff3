// An extension of Array and not of all collections, since unspecialized code would allocate at every step.
extension Array {
    /// The first index whose element matches, if all matching elements are at the end.
    /// - Complexity: O(log n)
    func partitionPoint(_ matches: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if matches(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The last element whose key is not above `key`; elements are sorted by key.
    func last<Key: Comparable>(upTo key: Key, by keyOf: (Element) -> Key) -> Element? {
        let next = partitionPoint { keyOf($0) > key }
        return next > startIndex ? self[next - 1] : nil
    }

    /// The first element whose range ends behind `row`.
    func firstIndex(overlapping row: RowIndex, _ range: (Element) -> RowRange) -> Int {
        partitionPoint {
            let range = range($0)
            return RowIndex(section: range.section, row: range.rows.upperBound) > row
        }
    }
}

extension Array where Element: Comparable {
    func containsSorted(_ element: Element) -> Bool {
        let place = partitionPoint { $0 >= element }
        return place < endIndex && self[place] == element
    }
}
