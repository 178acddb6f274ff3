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
        // Not filled to the brim, or the first insertions would cut every node in two.
        let fill = capacity - capacity / 4
        var level = ContiguousArray(Self.evenChunks(of: joined, capacity: fill).map { Node(elements: $0) })
        while level.count > 1 {
            level = ContiguousArray(Self.evenChunks(of: level, capacity: fill).map { Node(children: $0) })
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

    static func evenChunks<T>(of items: ContiguousArray<T>, capacity: Int) -> [ContiguousArray<T>] {
        let chunks = (items.count + capacity - 1) / capacity
        return (0..<chunks).map { ContiguousArray(items[items.count * $0 / chunks..<items.count * ($0 + 1) / chunks]) }
    }
}

// A node that two trees share never changes: whoever wants to change it copies it first.
extension SummaryTree: @unchecked Sendable where Element: Sendable {}
