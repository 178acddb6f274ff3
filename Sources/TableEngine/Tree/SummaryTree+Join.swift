extension SummaryTree {
    /// Splits at the element that ``seek(_:)`` finds. Nil in an empty tree.
    /// - Complexity: O(log n)
    package func split(_ isPast: (Summary) -> Bool) -> (before: SummaryTree, element: Element, after: SummaryTree)? {
        guard !isEmpty else { return nil }
        var sum = Summary.zero
        let parts = split(root, &sum, isPast)
        return (
            SummaryTree(root: parts.before, capacity: capacity), parts.element,
            SummaryTree(root: parts.after, capacity: capacity)
        )
    }

    /// - Complexity: O(log n)
    package mutating func append(_ other: SummaryTree) {
        root = joined(isEmpty ? nil : root, other.isEmpty ? nil : other.root) ?? Node(elements: [])
    }

    private func split(
        _ node: Node, _ sum: inout Summary, _ isPast: (Summary) -> Bool
    ) -> (before: Node?, element: Element, after: Node?) {
        if node.isLeaf {
            let index = Self.step(over: node.elements, &sum, isPast) { $0.summary }
            let before = node.elements[..<index]
            let after = node.elements[(index + 1)...]
            return (
                before.isEmpty ? nil : Node(elements: ContiguousArray(before)), node.elements[index],
                after.isEmpty ? nil : Node(elements: ContiguousArray(after))
            )
        }
        let index = Self.step(over: node.children, &sum, isPast) { $0.summary }
        let inner = split(node.children[index], &sum, isPast)
        return (
            joined(tree(of: node.children[..<index]), inner.before), inner.element,
            joined(inner.after, tree(of: node.children[(index + 1)...]))
        )
    }

    private func tree(of siblings: ContiguousArray<Node>.SubSequence) -> Node? {
        siblings.count > 1 ? Node(children: ContiguousArray(siblings)) : siblings.first
    }

    /// Joins two trees without changing either. Nil if both are nil.
    func joined(_ left: Node?, _ right: Node?) -> Node? {
        guard let left, let right else { return left ?? right }
        let root: Node
        let second: Node?
        if left.height > right.height {
            root = left.copy()
            second = attach(right, to: root, atEnd: true)
        } else if left.height < right.height {
            root = right.copy()
            second = attach(left, to: root, atEnd: false)
        } else if left.count < minimum || right.count < minimum || left.count + right.count <= capacity {
            (root, second) = Node.combined(left, right, capacity: capacity)
        } else {
            (root, second) = (left, right)
        }
        return second.map { Node(children: [root, $0]) } ?? root
    }

    /// Attaches a lower tree at one end of `node`, which the caller owns. Returns the second half if the node
    /// overflows.
    private func attach(_ lower: Node, to node: Node, atEnd: Bool) -> Node? {
        let index = atEnd ? node.children.count - 1 : 0
        if node.height == lower.height + 1 {
            let place = atEnd ? node.children.count : 0
            node.children.insert(lower, at: place)
            refill(childAt: place, of: node)
        } else {
            let child = node.children[index].copy()
            node.children[index] = child
            if let second = attach(lower, to: child, atEnd: atEnd) { node.children.insert(second, at: index + 1) }
        }
        if node.children.count > capacity { return node.splitOffSecondHalf() }
        node.resum()
        return nil
    }
}
