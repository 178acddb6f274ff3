/// A sequence in a B-tree whose nodes know the sum of their elements, so that a position is found in O(log n) by any
/// quantity that only grows along the sequence (rows, points, sections).
///
/// Copies share nodes until one of them changes. Equal neighbors in one leaf are joined to one element. At the border
/// of two leaves they may stay separate, which costs at most one element for each leaf.
package struct SummaryTree<Element: TreeElement> {
    package typealias Summary = Element.Summary
    typealias Node = TreeNode<Element>

    /// The maximum number of elements or children of a node; at least 4. All nodes but the root hold at least half as
    /// many.
    package let capacity: Int
    var root: Node

    /// - Complexity: O(n)
    package init(_ elements: some Sequence<Element>, capacity: Int = 64) {
        precondition(capacity >= 4, "a node holds at least 4 elements")
        self.capacity = capacity
        // Joins equal neighbors while reading, so that a million equal elements need no memory.
        var joined: ContiguousArray<Element> = []
        for element in elements where joined.isEmpty || !joined[joined.count - 1].absorb(element) {
            joined.append(element)
        }
        guard joined.count > capacity else {
            root = Node(elements: joined)
            return
        }
        var level = ContiguousArray(Self.looseChunks(of: joined, capacity: capacity).map { Node(elements: $0) })
        while level.count > 1 {
            level = ContiguousArray(Self.looseChunks(of: level, capacity: capacity).map { Node(children: $0) })
        }
        root = level[0]
    }

    init(root: Node?, capacity: Int) {
        self.capacity = capacity
        self.root = root ?? Node(elements: [])
    }

    package var summary: Summary { root.summary }
    package var isEmpty: Bool { root.count == 0 }
    var minimum: Int { capacity / 2 }

    /// Splits into the smallest number of chunks of equal size.
    static func evenChunks<T>(of items: ContiguousArray<T>, capacity: Int) -> [ContiguousArray<T>] {
        chunks(of: items, (items.count + capacity - 1) / capacity)
    }

    /// Splits into chunks that are not full, since the first insertions would split every full node, but at least half
    /// full.
    private static func looseChunks<T>(of items: ContiguousArray<T>, capacity: Int) -> [ContiguousArray<T>] {
        let fill = capacity - capacity / 4
        return chunks(
            of: items, items.count <= capacity ? 1 : min((items.count + fill - 1) / fill, items.count / (capacity / 2)))
    }

    private static func chunks<T>(of items: ContiguousArray<T>, _ count: Int) -> [ContiguousArray<T>] {
        (0..<count).map { ContiguousArray(items[items.count * $0 / count..<items.count * ($0 + 1) / count]) }
    }
}

// Sound: a node that two trees share never changes.
// A node that two trees share never changes: a tree copies it before changing it.
extension SummaryTree: @unchecked Sendable where Element: Sendable {}
