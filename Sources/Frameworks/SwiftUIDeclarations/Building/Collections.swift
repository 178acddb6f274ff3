import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at offsets from the start.
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
    }
}

extension MutableCollection {
    /// Moves the elements at offsets before the element at another offset; all keep their order. O(n log n).
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        let moved = source.map { elements[$0] }
        let before = elements.indices.prefix(destination).filter { !source.contains($0) }.map { elements[$0] }
        let after = elements.indices.dropFirst(destination).filter { !source.contains($0) }.map { elements[$0] }
        var index = startIndex
        for element in before + moved + after {
            self[index] = element
            formIndex(after: &index)
        }
    }
}
