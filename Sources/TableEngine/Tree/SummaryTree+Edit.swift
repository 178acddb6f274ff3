extension SummaryTree {
    /// Changes the leaf of the element that ``seek(_:)`` finds: `body` gets the leaf's elements, the index of the found
    /// one and the sum before it. It may change or remove any elements of the leaf, and add at most two; it returns
    /// whether it changed anything. In an empty tree the index is 0 and there is no element.
    /// - Complexity: O(log n)
    package mutating func editLeaf(
        _ isPast: (Summary) -> Bool, _ body: (inout ContiguousArray<Element>, Int, Summary) -> Bool
    ) -> Bool {
        if !isKnownUniquelyReferenced(&root) { root = root.copy() }
        var before = Summary.zero
        guard let change = edit(root, &before, isPast, body) else { return false }
        if let second = change.splitOff { root = Node(children: [root, second]) }
        while !root.isLeaf, root.children.count == 1 { root = root.children[0] }
        return true
    }

    private struct Change {
        var splitOff: Node?
    }

    /// Returns nil if `body` changed nothing.
    private func edit(
        _ node: Node, _ before: inout Summary, _ isPast: (Summary) -> Bool,
        _ body: (inout ContiguousArray<Element>, Int, Summary) -> Bool
    ) -> Change? {
        if node.isLeaf {
            let index = node.elements.isEmpty ? 0 : Self.step(over: node.elements, &before, isPast) { $0.summary }
            guard body(&node.elements, index, before) else { return nil }
            node.mergeElements()
        } else {
            let index = Self.step(over: node.children, &before, isPast) { $0.summary }
            if !isKnownUniquelyReferenced(&node.children[index]) { node.children[index] = node.children[index].copy() }
            guard let change = edit(node.children[index], &before, isPast, body) else { return nil }
            if let second = change.splitOff {
                node.children.insert(second, at: index + 1)
            } else {
                refill(childAt: index, of: node)
            }
        }
        guard node.count > capacity else {
            node.resum()
            return Change()
        }
        return Change(splitOff: node.splitOffSecondHalf())
    }

    /// Moves elements from a neighbor to a child that holds too few, or joins the two.
    func refill(childAt index: Int, of node: Node) {
        guard node.children[index].count < minimum, node.children.count > 1 else { return }
        let left = index + 1 < node.children.count ? index : index - 1
        let (first, second) = Node.combined(node.children[left], node.children[left + 1], capacity: capacity)
        node.children[left] = first
        if let second {
            node.children[left + 1] = second
        } else {
            node.children.remove(at: left + 1)
        }
    }
}
