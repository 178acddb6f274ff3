extension SummaryTree {
    /// Traps with a sentence when the tree is not well formed. For tests, after every mutation.
    /// - Complexity: O(n)
    package func checkInvariants() {
        check(root, isRoot: true)
    }

    private func check(_ node: Node, isRoot: Bool) {
        precondition(node.count <= capacity, "a node holds \(node.count) of at most \(capacity)")
        precondition(isRoot || node.count >= minimum, "a node holds \(node.count), less than half of \(capacity)")
        precondition(node.isLeaf || node.count > 1 || !isRoot, "the root has a single child")
        precondition(node.isLeaf ? node.children.isEmpty : node.elements.isEmpty, "a node is leaf and inner node at once")
        for child in node.children {
            precondition(child.height == node.height - 1, "a child of height \(child.height) under \(node.height)")
            check(child, isRoot: false)
        }
        let again = node.copy()
        again.resum()
        precondition(again.summary == node.summary, "a node keeps the sum \(node.summary) instead of \(again.summary)")
        if node.isLeaf {
            again.mergeElements()
            precondition(again.elements.count == node.elements.count, "a leaf keeps like neighbours apart")
        }
    }

    /// The number of levels: 1 for a single leaf.
    package var depth: Int { root.height + 1 }
}
