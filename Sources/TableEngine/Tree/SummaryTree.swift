/// A sequence in a B-tree whose every node knows the sum of what is below it, so that a place can be found by any
/// quantity that only grows along the sequence (rows, points, sections) in O(log n).
///
/// A value: copies share nodes until one of them changes. Neighbouring elements that are alike are one element inside a
/// leaf; over the border of two leaves they may stay apart, which costs at most one element per leaf.
package struct SummaryTree<Element: TreeElement> {
    package typealias Summary = Element.Summary
    typealias Node = TreeNode<Element>

    /// The most elements or children of a node; at least 4. All nodes but the root hold at least half as many.
    package let capacity: Int
    var root: Node

    /// - Complexity: O(n)
    package init(_ elements: some Sequence<Element>, capacity: Int = 64) {
        precondition(capacity >= 4, "a node holds at least 4 elements")
        self.capacity = capacity
        // Like neighbours are joined as they come: a million of a kind take no room on the way.
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

    /// As few as hold all.
    static func evenChunks<T>(of items: ContiguousArray<T>, capacity: Int) -> [ContiguousArray<T>] {
        chunks(of: items, (items.count + capacity - 1) / capacity)
    }

    /// Not filled to the brim, or the first insertions would cut every node in two; at least half full.
    private static func looseChunks<T>(of items: ContiguousArray<T>, capacity: Int) -> [ContiguousArray<T>] {
        let fill = capacity - capacity / 4
        return chunks(
            of: items, items.count <= capacity ? 1 : min((items.count + fill - 1) / fill, items.count / (capacity / 2)))
    }

    private static func chunks<T>(of items: ContiguousArray<T>, _ count: Int) -> [ContiguousArray<T>] {
        (0..<count).map { ContiguousArray(items[items.count * $0 / count..<items.count * ($0 + 1) / count]) }
    }
}

// A node that two trees share never changes: whoever wants to change it copies it first.
extension SummaryTree: @unchecked Sendable where Element: Sendable {}
